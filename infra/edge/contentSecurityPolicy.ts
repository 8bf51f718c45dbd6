import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Hosts of other companies from which a page may load code or data. Payment and analytics add theirs here. */
interface Hosts {
  script?: string[]
  connect?: string[]
  frame?: string[]
  image?: string[]
}

/**
 * The policy of every page. Only inline code that the build itself put into the HTML may run, each piece by its hash.
 * `directory` is the built site; before the first build there is nothing to hash.
 */
export function contentSecurityPolicy(directory: string, companies: Hosts[] = []): string {
  const inline = inlineHashes(directory)
  const hosts = (kind: keyof Hosts) => companies.flatMap((company) => company[kind] ?? [])
  const frames = hosts('frame')
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.script, ...hosts('script')],
    'style-src': ["'self'", ...inline.style],
    'img-src': ["'self'", 'data:', ...hosts('image')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...hosts('connect')],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'upgrade-insecure-requests': [],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

function inlineHashes(directory: string) {
  const pages = existsSync(directory) ? readdirSync(directory).filter((name) => name.endsWith('.html')) : []
  const html = pages.map((name) => readFileSync(join(directory, name), 'utf8')).join('\n')
  return { script: hashesOf(html, 'script'), style: hashesOf(html, 'style') }
}

/** JSON is not run, so it needs no hash. */
function hashesOf(html: string, tag: 'script' | 'style'): string[] {
  const fromFile = '\\ssrc='
  const jsonType = '\\stype="application/(?:ld\\+)?json"'
  const elements = html.matchAll(
    new RegExp(`<${tag}(?![^>]*(?:${fromFile}|${jsonType}))[^>]*>([\\s\\S]+?)</${tag}>`, 'g'),
  )
  const hashes = [...elements].map(([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`)
  return [...new Set(hashes)]
}
