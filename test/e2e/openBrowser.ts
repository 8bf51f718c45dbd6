import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { Pages } from '../../infra/local/edge/startSite.ts'
import { type Orrery, startOrrery } from '../../infra/local/startOrrery.ts'
import { builtPages } from '../setup/builtPages.ts'
import { launchBrowser } from '../setup/launchBrowser.ts'
import { slowness } from '../setup/slowness.ts'
import { timeLimit } from '../setup/timeLimit.ts'
import { localConsole } from './localConsole.ts'

/** Starts the app with an empty table, the production build by default, and a browser. A console error fails the test. */
export function openBrowser({ pages = { builtIn: builtPages() } }: { pages?: Pages } = {}) {
  let orrery: Orrery | undefined
  let browser: Browser | undefined
  const consoleErrors: string[] = []
  const log: string[] = []

  beforeAll(async () => {
    orrery = await startOrrery({ port: 0, data: 'memory', pages, slowness: slowness(), log: (line) => log.push(line) })
    browser = await launchBrowser()
  })

  afterEach(async () => {
    await Promise.all(browser?.contexts().map((context) => context.close()) ?? [])
    // The page knows only that a call failed; the functions logged why.
    if (consoleErrors.some((each) => /status of 5\d\d/.test(each))) consoleErrors.push(...log)
    log.length = 0
    expect(consoleErrors.splice(0)).toEqual([])
  })

  afterAll(async () => {
    await browser?.close()
    await orrery?.stop()
  })

  return {
    /** Opens a path as a new visitor, in a context of its own. */
    async visit(path: string, options: BrowserContextOptions = {}): Promise<Page> {
      const page = await openPage(browser!, { baseURL: orrery!.url, viewport: PHONE, ...options })
      collectErrors(page, consoleErrors)
      await page.goto(path)
      return page
    },
    ...localConsole(() => orrery!.url),
  }
}

async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ timezoneId: timeZoneAtNoon(), ...options })
  // Less than a test may take, so that the failure names what did not appear.
  context.setDefaultTimeout(timeLimit(100))
  await context.addInitScript({ content: addUpShifts + slowDownTimers(slowness()) })
  return context.newPage()
}

function collectErrors(page: Page, consoleErrors: string[]): void {
  page.on('pageerror', (error) => consoleErrors.push(String(error)))
  page.on('console', (message) => {
    const consoleError = `${message.text()} ${message.location().url}`
    if (message.type() === 'error' && !isExpected(consoleError)) consoleErrors.push(consoleError)
  })
}

/** Failed requests that tests provoke: unauthorized visitors, wrong passwords, expired codes or access, no network. */
const isExpected = (consoleError: string) =>
  /status of (401 .*\/api\/(auth\/(user|login)|home)|400 .*\/api\/user\/profile|403 .*\/api\/compatibility)$/.test(
    consoleError,
  ) ||
  /status of \d\d\d .*\/api\/auth\/(login|logout|register|verify|send|reset|change|google\/disconnect)/.test(
    consoleError,
  ) ||
  /net::ERR_(FAILED|INTERNET_DISCONNECTED)/.test(consoleError)

/** Runs in the page before its own scripts. */
export const addUpShifts = `
  globalThis.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shifted += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
`

/** Lets what closes by itself after some seconds, as a toast does, stay longer by as much as this machine is slower. */
const slowDownTimers = (slowness: number) => `
  const setRealTimeout = globalThis.setTimeout
  globalThis.setTimeout = (work, ms, ...rest) => setRealTimeout(work, ms >= 4000 ? ms * ${slowness} : ms, ...rest)
`

/** A zone where it is noon, so that no test runs past midnight. The zones called Etc/GMT have their signs reversed. */
function timeZoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours()
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}

/** The cumulative layout shift of the page so far, without shifts that follow an input. */
export const shiftOf = (page: Page) => page.evaluate('shifted')

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1280, height: 900 }
