import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface SiteMapSource {
  site: string
  paths: readonly string[]
  origin: string
}

/** Lists the pages for search engines. They need whole addresses, so a site that does not know its own lists none. */
export function writeSiteMap({ site, paths, origin }: SiteMapSource): void {
  if (!origin) return
  writeFileSync(
    join(site, 'sitemap.xml'),
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...paths.map((path) => `<url><loc>${origin}${path}</loc></url>`),
      '</urlset>',
      '',
    ].join('\n'),
  )
  appendFileSync(join(site, 'robots.txt'), `Sitemap: ${origin}/sitemap.xml\n`)
}
