import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeSiteMap } from '../../../web/prerender/writeSiteMap.ts'

let site: string
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-map-'))
})
afterEach(() => rmSync(site, { recursive: true }))

const paths = ['/', '/terms']

test('the site map lists absolute addresses, and robots.txt says where it is', () => {
  writeSiteMap({ site, paths, origin: 'https://orrery.example' })

  expect(readFileSync(join(site, 'sitemap.xml'), 'utf8')).toContain(
    '<loc>https://orrery.example/</loc></url>\n<url><loc>https://orrery.example/terms</loc>',
  )
  expect(readFileSync(join(site, 'robots.txt'), 'utf8')).toBe('Sitemap: https://orrery.example/sitemap.xml\n')
})

test('a site that does not know its address has no site map', () => {
  writeSiteMap({ site, paths, origin: '' })

  expect(readdirSync(site)).toEqual([])
})
