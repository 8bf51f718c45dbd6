import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { builtSite } from '../../../../infra/local/edge/builtSite.ts'

const PAGE = '<!doctype html><html><head><title>Orrery</title></head><body></body></html>'
const SCRIPT = '/__stripe/stripe.js'
const directory = mkdtempSync(join(tmpdir(), 'orrery-stand-in-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

test('no source of the pages knows of the stand-in, so no build can contain it', () => {
  const sources = globSync('web/**/*.{ts,tsx,html,css}')

  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter((file) => /__stripe\/|standIn/.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('the local stack puts the stand-in into the app as it serves it, and leaves the built file and every other page alone', async () => {
  for (const name of ['shell.html', 'app.html', 'terms.html']) writeFileSync(join(directory, name), PAGE)
  const routingCode = readFileSync('infra/edge/spaRouting.js', 'utf8')
  const headers = new Map([['*', { 'content-security-policy': "default-src 'none'; upgrade-insecure-requests" }]])
  const site = builtSite(directory, { routingCode, responseHeaders: headers, headScript: SCRIPT })
  const server = createServer((request, response) => void site.handle(request, response)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const read = async (path: string) =>
    (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)).text()

  const [inShell, alone, terms] = [await read('/settings'), await read('/onboarding'), await read('/terms')]
  server.close()

  for (const app of [inShell, alone]) expect(app).toContain(`<script defer src="${SCRIPT}"></script></head>`)
  expect(terms).toBe(PAGE)
  for (const name of ['shell.html', 'app.html']) expect(readFileSync(join(directory, name), 'utf8')).toBe(PAGE)
})
