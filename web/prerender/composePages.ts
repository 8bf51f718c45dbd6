import { brand } from '../../shared/domain/brand.ts'

interface Parts {
  /** The document that the bundler wrote, with an empty root. */
  template: string
  landing: string
  arriving: string
  documents: Document[]
  /** What only the documents wear, beside the style of all pages. */
  documentStyle: string
  style: { path: string; text: string }
  font: string
  /** The chunks that every screen needs. */
  programs: string[]
}

/** A page that is only read, drawn to the end. */
interface Document {
  /** Of its file. */
  name: string
  /** Its title and its description. */
  words: string
  html: string
}

/**
 * The landing page carries its style inside and waits for nothing; pages that are only read have no program. Every
 * other address gets a document that asks for the program at once and that search engines leave alone.
 */
export function composePages({
  template,
  landing,
  arriving,
  style,
  font,
  programs,
  ...read
}: Parts): Record<string, string> {
  const fontAhead = `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`
  const styleLink = new RegExp(`<link rel="stylesheet"[^>]*href="${style.path}"[^>]*>`)
  const styled = place(template, styleLink, `${fontAhead}\n    <style>${style.text}</style>`)
  const linked = place(
    template,
    styleLink,
    (link) => `${fontAhead}\n    ${link}\n    <style>${read.documentStyle}</style>`,
  )
  const waiting = place(template, styleLink, (link) => `${fontAhead}\n    ${link}\n    ${programs.map(ahead).join('')}`)

  return {
    'index.html': place(styled, EMPTY_ROOT, `<div id="root" data-drawn="/">${landing}</div>`),
    'app.html': place(
      place(waiting, EMPTY_ROOT, `<div id="root">${arriving}</div>`),
      LANDING_WORDS,
      `<title>${brand.name}</title>\n    <meta name="robots" content="noindex">`,
    ),
    ...Object.fromEntries(
      read.documents.map(({ name, words, html }) => [
        name,
        place(place(linked, EMPTY_ROOT, html), LANDING_WORDS, words),
      ]),
    ),
  }
}

/** What the document says of the landing page to those who only read its head. */
const LANDING_WORDS = /<title>[\s\S]*<meta name="description"[^>]*>/

const EMPTY_ROOT = '<div id="root"></div>'

const ahead = (program: string) => `<link rel="modulepreload" crossorigin href="${program}">`

/** A replacement that finds nothing would ship a page without it. */
function place(html: string, what: string | RegExp, by: string | ((found: string) => string)): string {
  const placed = html.replace(what, typeof by === 'string' ? () => by : by)
  if (placed === html) throw new Error(`The built page has no ${what}`)
  return placed
}
