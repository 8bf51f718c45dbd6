import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** What a built site has people fetch, in kilobytes of gzip. */
export function weighSite(site: string) {
  const assets = readdirSync(join(site, 'assets'))
  const sumOf = (ending: string) =>
    assets
      .filter((file) => file.endsWith(ending))
      .reduce((sum, file) => sum + kilobytes(readFileSync(join(site, 'assets', file))), 0)
  return { scripts: sumOf('.js'), styles: sumOf('.css'), inDocuments: inDocuments(site) }
}

export const kilobytes = (bytes: Uint8Array | string) => gzipSync(bytes, { level: 9 }).length / 1000

/** The style that pages carry inside beside the file of all styles. The landing page carries that file itself. */
function inDocuments(site: string): number {
  const pages = readdirSync(site).filter((file) => file.endsWith('.html') && file !== 'index.html')
  const styles = pages.flatMap((file) => [
    ...readFileSync(join(site, file), 'utf8').matchAll(/<style>([\s\S]*?)<\/style>/g),
  ])
  return [...new Set(styles.map(([, text]) => text!))].reduce((sum, text) => sum + kilobytes(text), 0)
}
