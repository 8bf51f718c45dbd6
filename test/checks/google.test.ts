import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE } from '../../shared/domain/time.ts'
import { type Answer, aGuest, type Guest } from './aGuest.ts'
import { aResident, PASSWORD } from './aResident.ts'
import { figure } from './figure.ts'
import { type House, openHouse } from './openHouse.ts'
import { askGoogle, viaGoogle } from './viaGoogle.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.stop())

const CONNECT = '/api/auth/google/connect'
const whereTo = ({ headers }: Answer) => headers.location
const FAILED = '/?authError=google_failed'
const userOf = async ({ ask }: Pick<Guest, 'ask'>) => (await ask('GET', '/api/auth/user')).body
const isOut = async (guest: Guest) => (await guest.ask('GET', '/api/auth/user')).status === 401

describe('a way back from Google', () => {
  let entered = 0
  let accounts = 0
  afterAll(() => figure('B32', `${entered} of 9 wrong ways back entered`))
  const someone = () => {
    accounts += 1
    return { email: `someone-${accounts}@gmail.com` }
  }
  const without = (back: string, name: string) => back.replace(new RegExp(`${name}=[^&]*&?`), '')

  const wrongWays: Record<string, (guest: Guest, back: string) => Promise<[Guest, Answer]>> = {
    'without a state': async (guest, back) => [guest, await guest.ask('GET', without(back, 'state'))],
    'without a code': async (guest, back) => [guest, await guest.ask('GET', without(back, 'code'))],
    'with a state of its own': async (guest, back) => [
      guest,
      await guest.ask('GET', back.replace(/state=[^&]*/, 'state=x')),
    ],
    'with a state twice': async (guest, back) => [guest, await guest.ask('GET', `${back}&state=x`)],
    'in another browser': async (_, back) => {
      const other = aGuest(house)
      return [other, await other.ask('GET', back)]
    },
    'in a browser that asked for something else': async (_, back) => {
      const other = aGuest(house)
      await other.ask('GET', '/api/auth/google')
      return [other, await other.ask('GET', back)]
    },
    'with a cookie that was changed': async (guest, back) => {
      const cookie = guest.jar.get('__Host-oauth')!.replace(/.{6}$/, 'AAAAAA')
      return [guest, await guest.ask('GET', back, { headers: { cookie: `__Host-oauth=${cookie}` } })]
    },
    'after ten minutes': async (guest, back) => {
      house.pass(10 * MINUTE)
      return [guest, await guest.ask('GET', back)]
    },
    'for the second time': async (guest, back) => {
      const other = guest.copy()
      await guest.ask('GET', back)
      return [other, await other.ask('GET', back)]
    },
  }

  test.each(Object.entries(wrongWays))('%s opens nothing', async (_, goBack) => {
    const guest = aGuest(house)
    const [back, answer] = await goBack(guest, await askGoogle(guest, someone()))

    if (!(await isOut(back))) entered += 1
    expect([answer.status, whereTo(answer), await isOut(back)]).toEqual([302, FAILED, true])
  })

  test('that was begun twice ends in the tab that asked last', async () => {
    const guest = aGuest(house)
    const first = await askGoogle(guest, someone())
    const second = await askGoogle(guest, someone())
    const copy = guest.copy()

    expect(whereTo(await copy.ask('GET', first))).toBe(FAILED)
    expect(whereTo(await guest.ask('GET', second))).toBe('/onboarding')
  })

  test('that one person began and another ends connects neither', async () => {
    const [one, other] = [await aResident(house), await aResident(house)]
    const back = await askGoogle(one, someone(), CONNECT)
    other.jar.set('__Host-oauth', one.jar.get('__Host-oauth')!)

    expect(whereTo(await other.ask('GET', back))).toBe(FAILED)
    expect([(await userOf(one)).hasGoogle, (await userOf(other)).hasGoogle]).toEqual([false, false])
  })
})

test('whoever registered somebody else’s address first loses it, with password, sessions and all that they left', async () => {
  let successes = 0
  for (let round = 0; round < 5; round += 1) {
    const email = `victim-${round}@gmail.com`
    const left = { birthDate: '1980-01-01', birthPlace: 'Planted', firstName: 'Planted', lastName: 'Planted' }
    const attacker = await aResident(house, { account: { email, ...left } })
    const elsewhere = attacker.copy()
    const victim = aGuest(house)

    expect(whereTo(await viaGoogle(victim, { email, given_name: 'Vera', family_name: 'Victim' }))).toBe('/onboarding')

    const login = await aGuest(house).ask('POST', '/api/auth/login', { body: { email, password: PASSWORD } })
    const seen = (await victim.ask('GET', '/api/user/export')).text
    const isOver = (await isOut(attacker)) && (await isOut(elsewhere)) && login.status === 401
    if (!isOver || seen.includes('Planted') || seen.includes('1980-01-01')) successes += 1
    await attacker.ask('POST', '/api/auth/forgot-password', { body: { email } })
  }

  figure('B33', `${successes} attacker successes in 5`)
  expect(successes).toBe(0)
})

describe('disconnecting', () => {
  const GOOGLE = '/api/auth/google/disconnect'

  /** Every Google account that opens an account is named by it, and the other way round. */
  async function expectBijection() {
    const owners = (await house.rows('GOOGLE#')).map(({ pk, accountId }) => `${pk.slice(7)} ${accountId}`)
    const accounts = (await house.rows('USER#')).filter(({ sk, googleSub }) => sk === 'PROFILE' && googleSub)
    expect(accounts.map(({ googleSub, id }) => `${googleSub} ${id}`).sort()).toEqual(owners.sort())
  }

  test('the only way in is refused, and leaves it open', async () => {
    const guest = aGuest(house)
    await viaGoogle(guest, { email: 'only@gmail.com' })

    const { status, body } = await guest.ask('POST', GOOGLE)

    expect([status, body.code, (await userOf(guest)).hasGoogle]).toEqual([409, 'LAST_WAY_IN', true])
    await expectBijection()
  })

  test('with a password sets the Google account free for another', async () => {
    const [one, other] = [await aResident(house), await aResident(house)]
    const google = { email: 'shared@gmail.com' }
    await viaGoogle(one, google, CONNECT)
    expect(whereTo(await viaGoogle(other, google, CONNECT))).toBe('/?authError=google_in_use')

    expect((await one.ask('POST', GOOGLE)).status).toBe(200)
    expect((await one.ask('POST', GOOGLE)).status).toBe(200)

    expect(whereTo(await viaGoogle(other, google, CONNECT))).toBe('/settings?google=connected')
    await expectBijection()
  })

  test('while connecting leaves both sides agreeing', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await aResident(house), await aResident(house)]
      await viaGoogle(one, { email: `one-${round}@gmail.com` }, CONNECT)
      const again = await askGoogle(one, { email: `two-${round}@gmail.com` }, CONNECT)
      const foreign = await askGoogle(other, { email: `one-${round}@gmail.com` }, CONNECT)

      const answers = await Promise.all([
        one.ask('POST', GOOGLE),
        one.ask('GET', again),
        other.ask('GET', foreign),
        one.ask('POST', GOOGLE),
      ])

      expect(answers.every(({ status }) => status < 500)).toBe(true)
      await expectBijection()
    }
    figure('B35', '0 disagreements in 5 rounds of connecting and disconnecting at once')
  })
})
