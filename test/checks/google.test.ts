import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE } from '../../shared/domain/time.ts'
import { type Answer, aBrowser, type Browser } from './aBrowser.ts'
import { aSignedInMember, PASSWORD } from './aSignedInMember.ts'
import { figure } from './figure.ts'
import { type Backend, openBackend } from './openBackend.ts'
import { askGoogle, viaGoogle } from './viaGoogle.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
})
afterAll(() => backend.stop())

const CONNECT = '/api/auth/google/connect'
const whereTo = ({ headers }: Answer) => headers.location
const FAILED = '/?authError=google_failed'
const userOf = async ({ ask }: Pick<Browser, 'ask'>) => (await ask('GET', '/api/auth/user')).body
const isOut = async (browser: Browser) => (await browser.ask('GET', '/api/auth/user')).status === 401

describe('a way back from Google', () => {
  let entered = 0
  let accounts = 0
  afterAll(() => figure('B32', `${entered} of 9 wrong ways back entered`))
  const someone = () => {
    accounts += 1
    return { email: `someone-${accounts}@gmail.com` }
  }
  const without = (back: string, name: string) => back.replace(new RegExp(`${name}=[^&]*&?`), '')

  const wrongWays: Record<string, (browser: Browser, back: string) => Promise<[Browser, Answer]>> = {
    'without a state': async (browser, back) => [browser, await browser.ask('GET', without(back, 'state'))],
    'without a code': async (browser, back) => [browser, await browser.ask('GET', without(back, 'code'))],
    'with a state of its own': async (browser, back) => [
      browser,
      await browser.ask('GET', back.replace(/state=[^&]*/, 'state=x')),
    ],
    'with a state twice': async (browser, back) => [browser, await browser.ask('GET', `${back}&state=x`)],
    'in another browser': async (_, back) => {
      const other = aBrowser(backend)
      return [other, await other.ask('GET', back)]
    },
    'in a browser that asked for something else': async (_, back) => {
      const other = aBrowser(backend)
      await other.ask('GET', '/api/auth/google')
      return [other, await other.ask('GET', back)]
    },
    'with a cookie that was changed': async (browser, back) => {
      const cookie = browser.jar.get('__Host-oauth')!.replace(/.{6}$/, 'AAAAAA')
      return [browser, await browser.ask('GET', back, { headers: { cookie: `__Host-oauth=${cookie}` } })]
    },
    'after ten minutes': async (browser, back) => {
      backend.pass(10 * MINUTE)
      return [browser, await browser.ask('GET', back)]
    },
    'for the second time': async (browser, back) => {
      const other = browser.copy()
      await browser.ask('GET', back)
      return [other, await other.ask('GET', back)]
    },
  }

  test.each(Object.entries(wrongWays))('%s opens nothing', async (_, goBack) => {
    const browser = aBrowser(backend)
    const [back, answer] = await goBack(browser, await askGoogle(browser, someone()))

    if (!(await isOut(back))) entered += 1
    expect([answer.status, whereTo(answer), await isOut(back)]).toEqual([302, FAILED, true])
  })

  test('that was begun twice ends in the tab that asked last', async () => {
    const browser = aBrowser(backend)
    const first = await askGoogle(browser, someone())
    const second = await askGoogle(browser, someone())
    const copy = browser.copy()

    expect(whereTo(await copy.ask('GET', first))).toBe(FAILED)
    expect(whereTo(await browser.ask('GET', second))).toBe('/onboarding')
  })

  test('that one person began and another completes connects neither', async () => {
    const [one, other] = [await aSignedInMember(backend), await aSignedInMember(backend)]
    const back = await askGoogle(one, someone(), CONNECT)
    other.jar.set('__Host-oauth', one.jar.get('__Host-oauth')!)

    expect(whereTo(await other.ask('GET', back))).toBe(FAILED)
    expect([(await userOf(one)).hasGoogle, (await userOf(other)).hasGoogle]).toEqual([false, false])
  })
})

test('a person who registered somebody else’s address first loses it, with password, sessions and everything they left', async () => {
  let successes = 0
  for (let round = 0; round < 5; round += 1) {
    const email = `victim-${round}@gmail.com`
    const left = { birthDate: '1980-01-01', birthPlace: 'Planted', firstName: 'Planted', lastName: 'Planted' }
    const attacker = await aSignedInMember(backend, { account: { email, ...left } })
    const elsewhere = attacker.copy()
    const victim = aBrowser(backend)

    expect(whereTo(await viaGoogle(victim, { email, given_name: 'Vera', family_name: 'Victim' }))).toBe('/onboarding')

    const login = await aBrowser(backend).ask('POST', '/api/auth/login', { body: { email, password: PASSWORD } })
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
    const owners = (await backend.rows('GOOGLE#')).map(({ pk, accountId }) => `${pk.slice(7)} ${accountId}`)
    const accounts = (await backend.rows('USER#')).filter(({ sk, googleSub }) => sk === 'PROFILE' && googleSub)
    expect(accounts.map(({ googleSub, id }) => `${googleSub} ${id}`).sort()).toEqual(owners.sort())
  }

  test('the only way in is refused, and leaves it open', async () => {
    const browser = aBrowser(backend)
    await viaGoogle(browser, { email: 'only@gmail.com' })

    const { status, body } = await browser.ask('POST', GOOGLE)

    expect([status, body.code, (await userOf(browser)).hasGoogle]).toEqual([409, 'LAST_WAY_IN', true])
    await expectBijection()
  })

  test('with a password frees the Google account for another person', async () => {
    const [one, other] = [await aSignedInMember(backend), await aSignedInMember(backend)]
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
      const [one, other] = [await aSignedInMember(backend), await aSignedInMember(backend)]
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
