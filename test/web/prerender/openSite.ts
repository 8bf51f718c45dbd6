import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { contentSecurityPolicy } from '../../../infra/edge/contentSecurityPolicy.ts'
import { builtSite } from '../../../infra/local/edge/builtSite.ts'
import { builtPages } from '../../setup/builtPages.ts'
import { launchBrowser } from '../../setup/launchBrowser.ts'

/** The production build with its routing and content security policy, and a browser. The API answers 401. */
export function openSite() {
  const directory = builtPages()
  const consoleErrors: string[] = []
  let server: Server
  let browser: Browser

  beforeAll(async () => {
    const policy = { 'content-security-policy': contentSecurityPolicy(directory) }
    const site = builtSite(directory, {
      routingCode: readFileSync('infra/edge/spaRouting.js', 'utf8'),
      responseHeaders: new Map([['*', policy]]),
    })
    server = createServer((request, response) => site.handle(request, response))
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    browser = await launchBrowser()
  })

  afterEach(() => expect(consoleErrors.splice(0)).toEqual([]))

  afterAll(async () => {
    await browser.close()
    server.close()
  })

  return async (options: BrowserContextOptions = {}): Promise<Page> => {
    const { port } = server.address() as AddressInfo
    const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}`, ...options })
    const page = await context.newPage()
    page.on('pageerror', (error) => consoleErrors.push(String(error)))
    page.on('console', (message) => {
      const { url } = message.location()
      const isExpected = /\/api\/|\/(nowhere|no\/such\/page)$/.test(url) || message.text().includes(NO_CONNECTION)
      if (message.type() === 'error' && !isExpected) consoleErrors.push(message.text())
    })
    await page.route('/api/**', (route) => route.fulfill({ status: 401, json: { message: 'Unauthorized' } }))
    await page.route('/config.json', (route) => route.fulfill({ json: { analyticsId: '', pixelId: '' } }))
    return page
  }
}

/** What the browser logs for every file that cannot be fetched offline. */
const NO_CONNECTION = 'net::ERR_INTERNET_DISCONNECTED'
