import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE } from '../../shared/domain/time.ts'
import { aBrowser, type Browser } from './aBrowser.ts'
import { aSignedInMember } from './aSignedInMember.ts'
import { figure } from './figure.ts'
import { type Backend, openBackend } from './openBackend.ts'

let backend: Backend
let external = 0
let seen = 0
let member: Browser
beforeAll(async () => {
  backend = await openBackend()
  member = await aSignedInMember(backend)
})
afterAll(() => {
  figure('B36', `${external} external of ${seen} locations`)
  return backend.stop()
})

const hosts = [
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
]
const schemes = [
  'https:',
  'http:',
  'HTTPS:',
  'ftp:',
  'javascript:',
  'JaVaScRiPt:',
  'data:',
  'vbscript:',
  'blob:',
  'file:',
]
const hidden = ['\t', '\n', '\r', '\u0000', ' ', '\u00a0', '\u200b', '%09', '%0a', '%0d%0a', '%00', '%20', '%2e%2e']
const payloads = [
  ...hosts,
  ...hosts.map(encodeURIComponent),
  ...schemes.map((scheme) => `${scheme}evil.example`),
  ...schemes.map((scheme) => `${scheme}//evil.example/%0aalert(1)`),
  ...hidden.map((character) => `${character}//evil.example`),
  ...hidden.map((character) => `/${character}/evil.example`),
  '/%0d%0aLocation:%20https://evil.example',
  'dashboard%0d%0aSet-Cookie:%20a=b',
  '@evil.example',
  '.evil.example',
  '?next=https://evil.example',
  '#https://evil.example',
]
const names = ['redirectTo', 'returnTo', 'next', 'callbackURL', 'redirect_uri', 'state', 'code', 'error', 'continue']

/** A place within our own pages, or the one page of Google that we send people to. */
function isOurs(location: string): boolean {
  const url = new URL(location, 'https://orrery.example')
  const isWithin = /^\/(?![/\\])/.test(location) && url.origin === 'https://orrery.example'
  return (
    (isWithin && !/evil/.test(location)) ||
    (location.startsWith(`${backend.url}/__google/authorize?`) && !/evil/.test(location))
  )
}

const ways = [
  'GET /api/auth/google',
  'GET /api/auth/google/connect',
  'GET /api/auth/google/callback',
  'GET /api/auth/verify-email/x',
  'POST /api/auth/logout',
  'POST /api/auth/login',
  'POST /api/auth/register',
]

/** Asks with the payload in every parameter, encoded and as it is; answers where the browser would be sent. */
async function ask(way: string, payload: string): Promise<string[]> {
  const [method = '', path] = way.split(' ')
  const sender = method === 'POST' ? aBrowser(backend) : member
  const body = method === 'POST' ? Object.fromEntries(names.map((name) => [name, payload])) : undefined
  const locations: string[] = []
  for (const value of [encodeURIComponent(payload), payload.replace(/[\s\p{Cc}]/gu, '')]) {
    const query = names.map((name) => `${name}=${value}`).join('&')
    const { status, headers, cookies } = await sender.ask(method, `${path}?${query}`, { body })
    expect(status).toBeLessThan(500)
    expect(JSON.stringify([headers, cookies])).not.toMatch(/evil|a=b|[\r\n]/)
    locations.push(...[headers.location, headers.refresh].filter((location) => location !== undefined))
  }
  return locations
}

test('no payload in any parameter of any sign-in endpoint redirects anybody elsewhere', async () => {
  for (const payload of payloads) {
    for (const way of ways) {
      const locations = await ask(way, payload)
      seen += locations.length
      external += locations.filter((location) => !isOurs(location)).length
      expect(locations.filter((location) => !isOurs(location))).toEqual([])
    }
    backend.pass(15 * MINUTE)
  }
  expect(seen).toBeGreaterThan(300)
})

test('a registration may redirect to the dashboard or nowhere', async () => {
  const body = { email: 'red@example.com', password: 'a long enough one', firstName: 'R', lastName: 'D' }

  const answer = await aBrowser(backend).ask('POST', '/api/auth/register', {
    body: { ...body, redirectTo: 'https://evil.example', callbackURL: '//evil.example' },
  })

  expect([undefined, '/dashboard']).toContain(answer.body.redirectTo)
  expect(answer.text).not.toContain('evil')
})
