import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Rolldown } from 'vite'
import { now } from '../lib/time/dates.ts'
import { licencesPath } from '../paths.ts'
import { licences, unlicensed } from './licences.ts'
import { DEFAULT_CONTACT, SECURITY_PATH, securityText } from './securityText.ts'

/** The texts at fixed paths that are made from what else is known, by their paths. */
export const siteTexts = (origin = '', contact = DEFAULT_CONTACT): Record<string, string> => ({
  [licencesPath]: licences(),
  [SECURITY_PATH]: securityText({ origin, contact, now: now() }),
})

interface Built {
  site: string
  output: Rolldown.RolldownOutput['output']
  origin: string
  contact: string | undefined
}

/** Fails when the app has a package whose licence is not passed on. */
export function writeSiteTexts({ site, output, origin, contact }: Built): void {
  const missing = unlicensed(output)
  if (missing.length > 0) throw new Error(`Name these in web/prerender/licences.ts: ${missing.join(', ')}`)
  for (const [path, text] of Object.entries(siteTexts(origin, contact))) {
    mkdirSync(dirname(join(site, path)), { recursive: true })
    writeFileSync(join(site, path), text)
  }
}
