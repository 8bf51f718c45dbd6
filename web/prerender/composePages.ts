import { brand } from '../../shared/domain/brand.ts'
import { usedRules } from './usedRules.ts'

interface Parts {
  /** The bundler's index.html, with an empty root. */
  template: string
  landing: string
  /** The title and the meta elements of the landing page. */
  landingHead: string
  skeleton: string
  /** The app shell with the skeleton in it. */
  shell: string
  /** What a screen shows without JavaScript. */
  noScript: string
  /** The page of an unknown address, which is read without JavaScript. */
  notFound: string
  staticPages: StaticPage[]
  /** The style sheet that the bundler linked, which every page needs whole. */
  entryStyle: { path: string; text: string }
  /** All other CSS, of which the prerendered pages inline what they use. */
  otherStyles: string
  font: string
  /** The chunks that every screen needs, and their style sheets. */
  scripts: string[]
  styles: string[]
  /** The elements that fetch what a member's screen needs beside the app. */
  loadAhead: string
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
 * The landing page and the static pages have their CSS inlined and make no blocking request. Every other path gets
 * shell.html, where a member opens a screen in the app shell, or app.html: they load the app at once and are not indexed
 * by search engines.
 */
export function composePages({ template, landing, landingHead, staticPages, ...parts }: Parts): Record<string, string> {
  const { skeleton, shell, noScript, notFound, entryStyle, otherStyles, font, scripts, styles, loadAhead } = parts
  const fontPreload = `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`
  const styleLink = new RegExp(`<link rel="stylesheet"[^>]*href="${entryStyle.path}"[^>]*>`)
  const inlined = (html: string) =>
    replaceOnce(
      template,
      styleLink,
      `${fontPreload}\n    <style>${entryStyle.text}${usedRules(otherStyles, html)}</style>`,
    )
  const linked = replaceOnce(
    template,
    styleLink,
    (link) =>
      `${fontPreload}\n    ${link}${styles.map(styleSheet).join('')}\n    ${scripts.map(modulePreload).join('')}`,
  )
  // Inert until the program replaces it, so that no focus is lost and nobody uses a control that does nothing yet.
  const app = (waiting: string) =>
    replaceOnce(
      replaceOnce(linked, EMPTY_ROOT, `${noScript}<div id="root" inert>${waiting}</div>`),
      LANDING_HEAD,
      `<title>${brand.name}</title>\n    <meta name="robots" content="noindex">\n    ${HIDE_SKELETON}`,
    )

  return {
    'index.html': replaceOnce(
      replaceOnce(inlined(landing), EMPTY_ROOT, `<div id="root" data-prerendered="/">${landing}</div>`),
      LANDING_HEAD,
      landingHead,
    ),
    'app.html': app(skeleton),
    // Before the style sheets, for which a script would wait.
    'shell.html': replaceOnce(app(shell), fontPreload, `${loadAhead}\n    ${fontPreload}`),
    'not-found.html': replaceOnce(
      replaceOnce(inlined(notFound), EMPTY_ROOT, notFound),
      LANDING_HEAD,
      `<title>404 Page Not Found · ${brand.name}</title>\n    <meta name="robots" content="noindex">`,
    ),
    ...Object.fromEntries(
      staticPages.map(({ name, head, html }) => [
        name,
        replaceOnce(replaceOnce(inlined(html), EMPTY_ROOT, html), LANDING_HEAD, head),
      ]),
    ),
  }
}

/** The title and the meta description of the landing page. */
const LANDING_HEAD = /<title>[\s\S]*<meta name="description"[^>]*>/

const EMPTY_ROOT = '<div id="root"></div>'

/** Beside what a screen says without JavaScript. A style may only be in the head. */
const HIDE_SKELETON = '<noscript><style>#root{display:none}</style></noscript>'

const styleSheet = (path: string) => `<link rel="stylesheet" crossorigin href="${path}">`

/** What can be drawn without the program comes before it. */
const modulePreload = (script: string) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${script}">`

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
