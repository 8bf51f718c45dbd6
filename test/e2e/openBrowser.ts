import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { sharedBrowser } from '../setup/sharedBrowser.ts'
import { slowness } from '../setup/slowness.ts'
import { timeLimit } from '../setup/timeLimit.ts'
import { localConsole } from './localConsole.ts'
import { type OwnStack, ownStack, sharedStack, type TestedStack } from './sharedStack.ts'

/**
 * The app and a browser, both shared with other files; a file that asks for something has an app of its own. A console
 * error fails the test.
 */
export function openBrowser(own?: OwnStack) {
  let stack: TestedStack | undefined
  let browser: Browser | undefined
  const consoleErrors: string[] = []

  beforeAll(async () => {
    stack = await (own ? ownStack(own) : sharedStack())
    browser = await sharedBrowser()
  })

  afterEach(async ({ task }) => {
    // Calls that were answered would hide what failed.
    const log = (stack?.log ?? []).filter((line) => !line.includes('"level":"INFO"'))
    if (task.result?.state === 'fail') consoleErrors.push(...(await describePages(browser)), ...log)
    for (const context of browser?.contexts() ?? []) {
      // A handler that still waits for a reply would fail as the page goes.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
      await context.close()
    }
    // The page knows only that a call failed; the functions logged why.
    if (consoleErrors.some((each) => /status of 5\d\d/.test(each))) consoleErrors.push(...log)
    if (stack) stack.log.length = 0
    expect(consoleErrors.splice(0)).toEqual([])
  })

  afterAll(() => stack?.leave())

  return {
    /** Opens a path as a new visitor, in a context of its own. */
    async visit(path: string, options: BrowserContextOptions = {}): Promise<Page> {
      const page = await openPage(browser!, { baseURL: stack!.orrery.url, viewport: PHONE, ...options })
      collectErrors(page, consoleErrors)
      followRequests(page)
      await page.goto(path)
      return page
    },
    adminPassword: () => stack!.orrery.adminPassword,
    ...localConsole(() => stack!.orrery.url),
  }
}

async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  // What a service worker answers, a test could not replace.
  const context = await browser.newContext({ timezoneId: timeZoneAtNoon(), serviceWorkers: 'block', ...options })
  // Less than a test may take, so that the failure names what did not appear.
  context.setDefaultTimeout(timeLimit(100))
  await context.addInitScript({
    content: moveClock(process.env.ORRERY_TEST_CLOCK) + addUpShifts + slowDownTimers(slowness()),
  })
  return context.newPage()
}

/** What each page showed and still waited for, so that a failure elsewhere says more than what did not appear. */
const describePages = (browser: Browser | undefined) =>
  Promise.all(
    (browser?.contexts() ?? []).flatMap((context) =>
      context.pages().map(async (page) => {
        const text = await page.evaluate('document.body.innerText').catch(String)
        return `${page.url()} waits for ${JSON.stringify(pendingRequests.get(page))} and shows: ${text}`
      }),
    ),
  )

const pendingRequests = new WeakMap<Page, string[]>()

function followRequests(page: Page): void {
  const pending: string[] = []
  pendingRequests.set(page, pending)
  page.on('request', (request) => pending.push(request.url()))
  const settle = (request: Request) => {
    const index = pending.indexOf(request.url())
    if (index >= 0) pending.splice(index, 1)
  }
  page.on('requestfinished', settle)
  page.on('requestfailed', settle)
}

function collectErrors(page: Page, consoleErrors: string[]): void {
  page.on('pageerror', (error) => consoleErrors.push(String(error)))
  page.on('console', (message) => {
    const consoleError = `${message.text()} ${message.location().url}`
    if (message.type() === 'error' && !isExpected(consoleError)) consoleErrors.push(consoleError)
  })
}

/** Failed requests that tests provoke: unauthorized visitors, wrong passwords, refused names, expired codes or access, declined cards, no network, no page. */
const isExpected = (consoleError: string) =>
  /status of (401 .*\/api\/(auth\/(user|login)|home)|400 .*\/api\/user\/profile|40[03] .*\/api\/compatibility(\/[\w-]+)?)$/.test(
    consoleError,
  ) ||
  /status of \d\d\d .*\/api\/(ai-chat$|admin\/login$|auth\/(login|logout|register|verify|send|reset|change|google\/disconnect))/.test(
    consoleError,
  ) ||
  /status of 402 .*\/force-convert-to-premium$/.test(consoleError) ||
  /status of \d\d\d .*\/api\/(subscribe|confirm-subscription|cancel-trial|users\/|billing\/)/.test(consoleError) ||
  /net::ERR_(FAILED|INTERNET_DISCONNECTED)|there is no network/.test(consoleError) ||
  /status of 404 .*\/(nowhere|no\/such\/page|api\/letter\/unsubscribe\/half-a-token)$/.test(consoleError)

/** Runs in the page before its own scripts. */
export const addUpShifts = `
  globalThis.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shifted += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
`

/** Lets what comes or goes by itself after some seconds, as a toast does, wait longer by as much as this machine is slower. */
const slowDownTimers = (slowness: number) => `
  const setRealTimeout = globalThis.setTimeout
  globalThis.setTimeout = (work, ms, ...rest) => setRealTimeout(work, ms >= 2000 ? ms * ${slowness} : ms, ...rest)
`

/** Lets pages tell the time of the tests, where that is moved by so many seconds: the browser's own clock stays. */
const moveClock = (seconds: string | undefined) =>
  seconds === undefined
    ? ''
    : `if (/native code/.test(String(Date))) {
  // A test that sets the time of its page has done so before.
  const Real = Date
  const now = () => Real.now() + ${Number(seconds) * 1000}
  globalThis.Date = class extends Real {
    constructor(...parts) {
      super(...(parts.length > 0 ? parts : [now()]))
    }
    static now = now
  }
}
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
