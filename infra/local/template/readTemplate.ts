import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { SITE_DIRECTORY } from '../../settings.ts'
import { CACHE_DIRECTORY, filesBelow } from '../sourceFiles.ts'
import { trackingIds } from '../trackingIds.ts'
import type { Template } from './Template.ts'

/**
 * The template of the real stack, for the built pages in `siteDirectory`. It is cached until one of its source files
 * changes.
 */
export async function readTemplate(siteDirectory = SITE_DIRECTORY): Promise<Template> {
  const path = join(CACHE_DIRECTORY, `template-${fingerprint(siteDirectory)}.json`)
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as Template
  // The CDK takes a second to load, so a warm start must not even import it.
  const { synthesise } = await import('./synthesise.ts')
  const template = synthesise(siteDirectory)
  writeCache(path, JSON.stringify(template))
  return template
}

/** Renamed into place, so that a concurrent reader finds the whole file or none. */
function writeCache(path: string, text: string): void {
  mkdirSync(CACHE_DIRECTORY, { recursive: true })
  writeFileSync(`${path}.${process.pid}`, text)
  renameSync(`${path}.${process.pid}`, path)
}

function fingerprint(siteDirectory: string): string {
  const hash = createHash('sha256').update(JSON.stringify(trackingIds()))
  for (const path of sources(siteDirectory)) hash.update(basename(path)).update(readFileSync(path))
  return hash.digest('hex').slice(0, 16)
}

const sources = (siteDirectory: string) => [
  'cdk.json',
  'package-lock.json',
  ...filesBelow('infra').filter((path) => !path.startsWith(LOCAL) || path.startsWith(`${LOCAL}template/`)),
  ...filesBelow('shared/contract'),
  ...filesBelow(siteDirectory).filter((path) => path.endsWith('.html')),
]

const LOCAL = 'infra/local/'
