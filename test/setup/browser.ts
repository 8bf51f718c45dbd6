import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sparticuz from '@sparticuz/chromium'
import type { TestProject } from 'vitest/node'
import { buildSite } from '../../infra/build/buildSite.ts'
import { ensureData } from '../../infra/build/ensureData.ts'
import { cachedBundles } from '../../infra/local/runner/bundleCache.ts'
import { plan } from '../../infra/local/template/plan.ts'
import { readTemplate } from '../../infra/local/template/readTemplate.ts'

/**
 * What every test with a browser needs, made once: two that unpack the browser at the same time break it, and the first
 * stacks would each synthesise the template and bundle all functions.
 */
export async function setup(project: TestProject): Promise<() => void> {
  const site = mkdtempSync(join(tmpdir(), 'site-'))
  const buildPages = async () => {
    await buildSite(site)
    await readTemplate(site)
  }
  await Promise.all([ensureData(), buildPages(), sparticuz.executablePath(), bundleFunctions()])
  project.provide('site', site)
  return () => rmSync(site, { recursive: true })
}

async function bundleFunctions(): Promise<void> {
  const { functions } = plan(await readTemplate(), { AppOrigin: 'http://localhost' })
  const bundled = await cachedBundles(functions)
  await bundled.stop()
}
