import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sparticuz from '@sparticuz/chromium'
import type { TestProject } from 'vitest/node'
import { buildSite } from '../../infra/build/buildSite.ts'

/** What every test with a browser needs, made once: two that unpack the browser at the same time break it. */
export async function setup(project: TestProject): Promise<() => void> {
  const site = mkdtempSync(join(tmpdir(), 'site-'))
  await Promise.all([buildSite(site), sparticuz.executablePath()])
  project.provide('site', site)
  return () => rmSync(site, { recursive: true })
}
