import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Site } from '../../../../infra/local/edge/Site.ts'
import { viteSite } from '../../../../infra/local/edge/viteSite.ts'

let server: Server
let site: Site

beforeAll(async () => {
  server = createServer((request, response) => site.handle(request, response))
  site = await viteSite(server, { routingCode: readFileSync('infra/edge/spaRouting.js', 'utf8') })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
})
afterAll(async () => {
  await site.stop()
  server.closeAllConnections()
  server.close()
})

const get = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)

test.each(['/', '/dashboard?step=2', '/terms', '/settings/'])('%s is a screen', async (path) => {
  const response = await get(path)

  expect(response.status).toBe(200)
  expect(await response.text()).toContain('<div id="root">')
})

test.each([
  ['/favicon.ico', 'image/x-icon', ''],
  ['/.well-known/security.txt', 'text/plain', 'Contact: mailto:'],
  ['/licences.txt', 'text/plain', 'Permission is hereby granted'],
])('%s is a file, as in the built site', async (path, type, text) => {
  const response = await get(path)

  expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringContaining(type)])
  expect(await response.text()).toContain(text)
})

test('an unknown path is answered with 404 and the app, which says so', async () => {
  const response = await get('/nowhere')

  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html'])
  expect(await response.text()).toContain('<div id="root">')
})

test.each(['/main.tsx', '/@vite/client', '/@react-refresh'])('%s is a part of the app', async (path) => {
  const response = await get(path)

  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/javascript'])
})

test.each([
  '/assets/none.js',
  '/none.txt',
  '/none.html',
  '/app.webmanifest2',
])('%s is missing, as it is once deployed', async (path) => {
  expect((await get(path)).status).toBe(404)
})
