import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE } from '../../shared/domain/time.ts'
import { aGuest, type Guest } from './aGuest.ts'
import { aResident } from './aResident.ts'
import { endpoints } from './endpoints.ts'
import { type House, openHouse } from './openHouse.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.stop())

const CONNECT = '/api/auth/google/connect'
const pages = endpoints.filter(([, { status }]) => status === 302).map(([, { path }]) => path)
const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

/** Sends a browser there, as a link does; answers where it ends up. */
async function visit({ ask }: Pick<Guest, 'ask'>, path: string, headers: Record<string, string> = BROWSER) {
  const { status, headers: answered, cookies, text } = await ask('GET', path, { headers })
  return { status, location: answered.location ?? '', cookies, text }
}

test('there are three pages of Google', () => {
  expect(pages).toHaveLength(3)
})

test('whose session has ended learns so, and the dead cookie goes', async () => {
  const resident = await aResident(house)
  const copy = resident.copy()
  await resident.ask('POST', '/api/auth/logout')

  const { status, location, cookies, text } = await visit(copy, CONNECT)

  expect([status, location, text]).toEqual([302, '/?authError=signed_out', ''])
  expect(cookies).toEqual([expect.stringMatching(/^__Host-session=;.*Max-Age=0$/)])
})

test.each(pages)('too many tries at %s lead back with words', async (path) => {
  const resident = await aResident(house)

  for (let time = 0; time < 20; time += 1) await visit(resident, path)
  const { status, location } = await visit(resident, path)

  expect([status, location]).toEqual([302, '/?authError=google_busy'])
  house.pass(15 * MINUTE)
})

test('a program is answered plainly, and so is a page of somebody else', async () => {
  const guest = aGuest(house)

  const program = await visit(guest, CONNECT, { accept: '*/*' })
  const foreign = await visit(guest, CONNECT, { ...BROWSER, 'sec-fetch-site': 'cross-site' })

  expect([program.status, foreign.status]).toEqual([401, 403])
})
