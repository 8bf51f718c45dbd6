import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE } from '../../shared/domain/time.ts'
import { aBrowser, type Browser } from './aBrowser.ts'
import { aSignedInMember } from './aSignedInMember.ts'
import { endpoints } from './endpoints.ts'
import { type Backend, openBackend } from './openBackend.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
})
afterAll(() => backend.stop())

const CONNECT = '/api/auth/google/connect'
const pages = endpoints
  .map(([, { path, status }]) => (status === 302 ? path : ''))
  .filter((path) => path.includes('/google'))
const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

/** Sends a browser there, as a link does; answers where it ends up. */
async function visit({ ask }: Pick<Browser, 'ask'>, path: string, headers: Record<string, string> = BROWSER) {
  const { status, headers: answered, cookies, text } = await ask('GET', path, { headers })
  return { status, location: answered.location ?? '', cookies, text }
}

test('three endpoints are pages of the Google sign-in', () => {
  expect(pages).toHaveLength(3)
})

test('whose session has ended says so, and touches no cookie', async () => {
  const member = await aSignedInMember(backend)
  const copy = member.copy()
  await member.ask('POST', '/api/auth/logout')

  const { status, location, cookies, text } = await visit(copy, CONNECT)

  expect([status, location, text]).toEqual([302, '/?authError=signed_out', ''])
  // Deleting the dead one would also remove the one of a session that has begun meanwhile.
  expect(cookies).toEqual([])
})

test.each(pages)('too many tries at %s lead back with words', async (path) => {
  const member = await aSignedInMember(backend)

  for (let time = 0; time < 20; time += 1) await visit(member, path)
  const { status, location } = await visit(member, path)

  expect([status, location]).toEqual([302, '/?authError=google_busy'])
  backend.pass(15 * MINUTE)
})

test('a program is answered plainly, and so is a page of somebody else', async () => {
  const browser = aBrowser(backend)

  const program = await visit(browser, CONNECT, { accept: '*/*' })
  const foreign = await visit(browser, CONNECT, { ...BROWSER, 'sec-fetch-site': 'cross-site' })

  expect([program.status, foreign.status]).toEqual([401, 403])
})
