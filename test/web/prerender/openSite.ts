import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sparticuz from '@sparticuz/chromium'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { contentSecurityPolicy } from '../../../infra/contentSecurity.ts'
import { builtSite } from '../../../infra/local/builtSite.ts'
import { buildSite } from '../../../web/prerender/buildSite.ts'

/** The production build behind its own routing and content security, and a browser. The API knows nobody. */
export function openSite() {
  const directory = mkdtempSync(join(tmpdir(), 'site-'))
  const complaints: string[] = []
  let server: Server
  let browser: Browser

  beforeAll(async () => {
    await buildSite(directory)
    const policy = { 'content-security-policy': contentSecurityPolicy(directory) }
    const site = builtSite(directory, {
      routingCode: readFileSync('infra/spaRouting.js', 'utf8'),
      answers: new Map([['*', policy]]),
      forwarded: [],
      added: {},
    })
    server = createServer((request, response) => site.answer(request, response))
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    browser = await chromium.launch({
      executablePath: await sparticuz.executablePath(),
      args: ['--no-sandbox', '--headless=shell'],
    })
  })

  afterEach(() => expect(complaints.splice(0)).toEqual([]))

  afterAll(async () => {
    await browser.close()
    server.close()
    rmSync(directory, { recursive: true })
  })

  return async (options: BrowserContextOptions = {}): Promise<Page> => {
    const { port } = server.address() as AddressInfo
    const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}`, ...options })
    const page = await context.newPage()
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => {
      const isExpected = message.location().url.includes('/api/') || message.text().includes(NO_CONNECTION)
      if (message.type() === 'error' && !isExpected) complaints.push(message.text())
    })
    await page.route('/api/**', (route) => route.fulfill({ status: 401, json: { message: 'Unauthorized' } }))
    return page
  }
}

/** What the browser says of every file that a page without a connection asks for. */
const NO_CONNECTION = 'net::ERR_INTERNET_DISCONNECTED'
