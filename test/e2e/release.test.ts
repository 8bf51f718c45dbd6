import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtPages } from '../setup/builtPages.ts'
import { BLANK_PAGE, becomeMember } from './member.ts'
import { openBrowser } from './openBrowser.ts'

const site = mkdtempSync(join(tmpdir(), 'released-'))
const next = mkdtempSync(join(tmpdir(), 'next-'))

const BUILD = "await (await import('./infra/build/buildSite.ts')).buildSite(process.argv[1], 'testPages')"

// In a process of its own: a test before may have loaded React's development build here.
beforeAll(async () => void (await promisify(execFile)(process.execPath, ['--input-type=module', '-e', BUILD, next])))
afterAll(() => {
  for (const directory of [site, next]) rmSync(directory, { recursive: true })
})

cpSync(builtPages(), site, { recursive: true })
const { visit } = openBrowser({ pages: { builtIn: site } })

/** As a deployment does: files of earlier releases stay. */
const release = () => cpSync(next, site, { recursive: true })

async function openApp(): Promise<Page> {
  const page = await visit(BLANK_PAGE, { serviceWorkers: 'allow' })
  await becomeMember(page)
  await page.goto('/dashboard')
  await page.getByText('Why this reading').waitFor()
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  return page
}

const scriptOf = (page: Page) => page.locator('script[type=module]').first().getAttribute('src')
const lookForRelease = (page: Page) =>
  page.evaluate('navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => undefined)')

test('a release in the middle of a visit is announced, and the open page goes on working', async () => {
  const page = await openApp()
  const before = await scriptOf(page)
  release()

  await lookForRelease(page)
  await page.getByText('A new version is ready').waitFor()
  await page.getByRole('link', { name: /^Settings for/ }).click()
  await page.getByRole('button', { name: 'Edit Profile' }).waitFor()
  expect(await scriptOf(page)).toBe(before)

  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => scriptOf(page)).not.toBe(before)
  await page.getByRole('button', { name: 'Edit Profile' }).waitFor()
  expect(await page.getByText('A new version is ready').count()).toBe(0)
})

test('with the removing file in its place, the service worker and what it stored are gone at the next visit', async () => {
  const page = await openApp()
  writeFileSync(join(site, 'service-worker.js'), readFileSync(join(site, 'remove-service-worker.js')))

  await lookForRelease(page)

  await expect.poll(() => page.evaluate('caches.keys().then((names) => names.length)')).toBe(0)
  await expect.poll(() => page.evaluate('navigator.serviceWorker.getRegistrations().then((all) => all.length)')).toBe(0)
})
