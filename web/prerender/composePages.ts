import { brand } from '../../shared/domain/brand.ts'

interface Parts {
  /** The bundler's index.html, with an empty root. */
  template: string
  landing: string
  skeleton: string
  staticPages: StaticPage[]
  /** The CSS of static pages only, in addition to the shared CSS. */
  staticPageStyle: string
  style: { path: string; text: string }
  font: string
  /** The chunks that every screen needs. */
  scripts: string[]
}

/** A page without JavaScript. */
interface StaticPage {
  /** The name of its file. */
  name: string
  /** Its title and its meta description. */
  head: string
  html: string
}

/**
 * The landing page has its CSS inlined and makes no blocking request. Static pages have no JavaScript. Every other
 * path gets app.html, which loads the app at once and is not indexed by search engines.
 */
export function composePages({
  template,
  landing,
  skeleton,
  style,
  font,
  scripts,
  ...rest
}: Parts): Record<string, string> {
  const fontPreload = `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`
  const styleLink = new RegExp(`<link rel="stylesheet"[^>]*href="${style.path}"[^>]*>`)
  const styled = replaceOnce(template, styleLink, `${fontPreload}\n    <style>${style.text}</style>`)
  const linked = replaceOnce(
    template,
    styleLink,
    (link) => `${fontPreload}\n    ${link}\n    <style>${rest.staticPageStyle}</style>`,
  )
  const app = replaceOnce(
    template,
    styleLink,
    (link) => `${fontPreload}\n    ${link}\n    ${scripts.map(modulePreload).join('')}`,
  )

  return {
    'index.html': replaceOnce(styled, EMPTY_ROOT, `<div id="root" data-prerendered="/">${landing}</div>`),
    'app.html': replaceOnce(
      replaceOnce(app, EMPTY_ROOT, `<div id="root">${skeleton}</div>`),
      LANDING_HEAD,
      `<title>${brand.name}</title>\n    <meta name="robots" content="noindex">`,
    ),
    ...Object.fromEntries(
      rest.staticPages.map(({ name, head, html }) => [
        name,
        replaceOnce(replaceOnce(linked, EMPTY_ROOT, html), LANDING_HEAD, head),
      ]),
    ),
  }
}

/** The title and the meta description of the landing page. */
const LANDING_HEAD = /<title>[\s\S]*<meta name="description"[^>]*>/

const EMPTY_ROOT = '<div id="root"></div>'

const modulePreload = (script: string) => `<link rel="modulepreload" crossorigin href="${script}">`

/** Fails when there is nothing to replace, or the page would be shipped without its part. */
function replaceOnce(
  html: string,
  pattern: string | RegExp,
  replacement: string | ((found: string) => string),
): string {
  const replaced = html.replace(pattern, typeof replacement === 'string' ? () => replacement : replacement)
  if (replaced === html) throw new Error(`The built page has no ${pattern}`)
  return replaced
}
