import type { Browser } from 'playwright-core'
import { PHONE } from '../../e2e/openBrowser.ts'
import type { Size } from '../size.ts'
import { SLOW_CPU } from './interactionRows.ts'
import { TIMEOUT_MS } from './welcomePeople.ts'

/** Lighthouse's slow 4G, but applied instead of computed: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }

/** A first visit on a slow phone: milliseconds to the first and to the largest paint. */
export async function visitOnPhone(
  browser: Browser,
  { url, size }: { url: string; size: Size },
): Promise<{ first: number; largest: number }> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true })
  context.setDefaultTimeout(TIMEOUT_MS)
  try {
    const page = await context.newPage()
    await page.addInitScript({ content: rememberLargest })
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    await session.send('Emulation.setCPUThrottlingRate', SLOW_CPU[size])

    await page.goto(url, { waitUntil: 'networkidle' })
    await page.getByText('Get Started - Free Trial').waitFor()

    return { first: await page.evaluate(firstPaint), largest: await page.evaluate('largest') }
  } finally {
    await context.close()
  }
}

const firstPaint = `performance.getEntriesByName('first-contentful-paint')[0].startTime`
const rememberLargest = `
  new PerformanceObserver((list) => {
    globalThis.largest = list.getEntries().at(-1).startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
`
