import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { type Orrery, startOrrery } from '../../infra/local/startOrrery.ts'
import type { Pages } from '../../infra/local/startSite.ts'
import { builtPages } from '../setup/builtPages.ts'
import { launchBrowser } from '../setup/launchBrowser.ts'
import { patience, slowness } from '../setup/patience.ts'
import { localConsole } from './localConsole.ts'

/** The product with an empty table and a browser before it, built unless told otherwise. A page that logs an error fails. */
export function openBrowser({ pages = { builtIn: builtPages() } }: { pages?: Pages } = {}) {
  let orrery: Orrery | undefined
  let browser: Browser | undefined
  const complaints: string[] = []
  const log: string[] = []

  beforeAll(async () => {
    orrery = await startOrrery({ port: 0, data: 'memory', pages, slowness: slowness(), log: (line) => log.push(line) })
    browser = await launchBrowser()
  })

  afterEach(async () => {
    await Promise.all(browser?.contexts().map((context) => context.close()) ?? [])
    // A page only knows that a call failed; the functions said why.
    if (complaints.some((each) => /status of 5\d\d/.test(each))) complaints.push(...log)
    log.length = 0
    expect(complaints.splice(0)).toEqual([])
  })

  afterAll(async () => {
    await browser?.close()
    await orrery?.stop()
  })

  return {
    /** A fresh visitor: nothing stored, nobody signed in. */
    async visit(path: string, options: BrowserContextOptions = {}): Promise<Page> {
      const page = await openPage(browser!, { baseURL: orrery!.url, viewport: PHONE, ...options })
      listen(page, complaints)
      await page.goto(path)
      return page
    },
    ...localConsole(() => orrery!.url),
  }
}

async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ timezoneId: zoneAtNoon(), ...options })
  // Less than a test has, so that what did not come is named.
  context.setDefaultTimeout(patience(100))
  await context.addInitScript({ content: addUpShifts + slowNotices(slowness()) })
  return context.newPage()
}

function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    const complaint = `${message.text()} ${message.location().url}`
    if (message.type() === 'error' && !isExpected(complaint)) complaints.push(complaint)
  })
}

/** A browser reports what a test provokes as failed loads: refused visitors, wrong passwords, dead codes, no network. */
const isExpected = (complaint: string) =>
  /status of (401 .*\/api\/(auth\/(user|login)|home)|400 .*\/api\/user\/profile)$/.test(complaint) ||
  /status of 4\d\d .*\/api\/auth\/(verify|send|reset|change|google\/disconnect)/.test(complaint) ||
  complaint.includes('net::ERR_FAILED')

/** Runs in the page, before anything of it. */
export const addUpShifts = `
  globalThis.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shifted += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
`

/** What leaves by itself after some seconds stays as much longer as this machine is slower in looking. */
const slowNotices = (slowness: number) => `
  const setReal = globalThis.setTimeout
  globalThis.setTimeout = (work, ms, ...rest) => setReal(work, ms >= 4000 ? ms * ${slowness} : ms, ...rest)
`

/** Where it is noon: no journey of a test crosses midnight there. Zones of this kind carry the sign turned round. */
function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours()
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/** How far things of the page have moved by themselves so far: 0 when it stood still. */
export const shiftOf = (page: Page) => page.evaluate('shifted')

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1280, height: 900 }
