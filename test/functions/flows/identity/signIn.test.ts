import { beforeEach, describe, expect, test } from 'vitest'
import { newDeviceCookie } from '../../../../functions/domain/identity/deviceCookie.ts'
import { type SignInNeeds, signIn } from '../../../../functions/flows/identity/signIn.ts'
import { hashingGate } from '../../../../functions/kit/hashing.ts'
import { HOUR, MINUTE } from '../../../../shared/domain/time.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { aPasswordHash } from '../../../makers/aPasswordHash.ts'
import { later } from '../../../makers/later.ts'

const PASSWORD = 'correct horse'
const HOME = '203.0.113.7'
const DEVICE_KEY = 'a key of device cookies'

let stores: ReturnType<typeof fakeStores>
let needs: SignInNeeds
let evaluated: number

beforeEach(async () => {
  stores = fakeStores()
  evaluated = 0
  const checkRequest = hashingGate()
  const hashing: SignInNeeds['hashing'] = (work) => {
    evaluated += 1
    return checkRequest(work)
  }
  needs = { ...stores, identityKey: async () => 'key', deviceCookieKey: async () => DEVICE_KEY, hashing }
  await settle(anAccount({ passwordHash: await aPasswordHash(PASSWORD) }))
})

const stored = () => stores.memory.accounts.get('usr_jane')!

async function settle(account = anAccount()) {
  stores.memory.accounts.set(account.id, account)
  stores.memory.owners.set(account.email, { accountId: account.id })
}

interface Try {
  email?: string
  password?: string
  address?: string
  deviceCookie?: string
  at?: number
}

const attempt = ({ email = 'jane@example.com', password = PASSWORD, address = HOME, deviceCookie, at = 0 }: Try = {}) =>
  signIn(needs, { email, password, address, deviceCookie, now: later(at) })

const outcomeOf = (tried: Try = {}) =>
  attempt(tried).then(
    ({ account }) => account.id,
    (problem) => [problem.code, problem.details.retryAfter].filter(Boolean).join(' '),
  )

const wrong = { password: 'wrong horse' }
const exhaust = async (tried: Try = wrong) => {
  for (let time = 0; time < 5; time += 1) await outcomeOf(tried)
}

describe('signing in', () => {
  test('returns the account, however the address is spelled', async () => {
    expect(await outcomeOf({ email: 'JANE@Example.com' })).toBe('usr_jane')
  })

  test('is refused in the same words whatever is wrong', async () => {
    await settle(anAccount({ id: 'usr_google', email: 'google@example.com', passwordHash: null }))
    const passwordHash = await aPasswordHash(PASSWORD)
    await settle(anAccount({ id: 'usr_gone', email: 'gone@example.com', passwordHash, status: 'deleting' }))
    const tries = [
      wrong,
      { email: 'nobody@example.com' },
      { email: 'google@example.com' },
      { email: 'gone@example.com' },
    ]

    const problems = await Promise.all(tries.map((tried) => attempt(tried).catch((problem) => problem)))

    const answers = new Set(
      problems.map(({ code, status, message, details }) => JSON.stringify([code, status, message, details])),
    )
    expect([...answers]).toEqual([JSON.stringify(['INVALID_CREDENTIALS', 401, 'Invalid email or password', {}])])
  })

  test('hashes and reads as much for an address without an account', async () => {
    const looked: string[] = []
    const find: typeof stores.accounts.find = (id) => {
      looked.push(id)
      return stores.accounts.find(id)
    }
    needs = { ...needs, accounts: { ...stores.accounts, find } }

    await outcomeOf({ email: 'nobody@example.com' })

    expect([evaluated, looked.length]).toEqual([1, 1])
  })

  test('is refused for an account with an empty hash', async () => {
    await settle(anAccount({ passwordHash: null }))

    expect(await outcomeOf({ password: '' })).toBe('INVALID_CREDENTIALS')
  })
})

describe('guessing', () => {
  test('a thousand times from one place is looked at five times', async () => {
    const outcomes = []
    for (let time = 0; time < 1000; time += 1) outcomes.push(await outcomeOf(wrong))

    expect(evaluated).toBe(5)
    expect(new Set(outcomes.slice(5))).toEqual(new Set([`RATE_LIMITED ${15 * MINUTE}`]))
  })

  test('many at once is looked at no oftener', async () => {
    await Promise.all(Array.from({ length: 40 }, () => outcomeOf(wrong)))

    expect(evaluated).toBeLessThanOrEqual(5)
  })

  test('too often shuts out the right password too, for as long as it says', async () => {
    await exhaust()
    expect(await outcomeOf({ at: 10 })).toBe(`RATE_LIMITED ${15 * MINUTE - 10}`)

    expect(await outcomeOf({ at: 15 * MINUTE - 1 })).toBe('RATE_LIMITED 1')
    expect(await outcomeOf({ at: 15 * MINUTE + 1 })).toBe('usr_jane')
  })

  test('on and on waits twice as long each time, up to an hour', async () => {
    const waits = []
    let at = 0
    for (let round = 0; round < 4; round += 1) {
      await exhaust({ ...wrong, at })
      const [, wait] = (await outcomeOf({ ...wrong, at })).split(' ')
      waits.push(Number(wait))
      at += Number(wait)
    }

    expect(waits).toEqual([15 * MINUTE, 30 * MINUTE, HOUR, HOUR])
  })

  test.each([
    ['jane@example.com', '203.0.113.250'],
    ['JANE@EXAMPLE.COM', HOME],
  ])('as %s from %s uses up the same tries', async (email, address) => {
    await exhaust()

    expect(await outcomeOf({ email, address })).toMatch(/^RATE_LIMITED/)
  })

  test('from a /64 full of addresses uses up the same tries', async () => {
    for (let host = 1; host <= 5; host += 1) await outcomeOf({ ...wrong, address: `2001:db8:0:7::${host}` })

    expect(await outcomeOf({ address: '2001:db8:0:7:ffff::1' })).toMatch(/^RATE_LIMITED/)
    expect(await outcomeOf({ address: '2001:db8:0:8::1' })).toBe('usr_jane')
  })

  test('from no address at all shares one set of tries', async () => {
    const nowhere = {
      email: 'jane@example.com',
      password: 'wrong horse',
      address: undefined,
      deviceCookie: undefined,
      now: later(0),
    }
    for (let time = 0; time < 5; time += 1) await signIn(needs, nowhere).catch(() => {})

    await expect(signIn(needs, { ...nowhere, password: PASSWORD })).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })
})

describe('guessing from elsewhere', () => {
  const everywhere = async () => {
    for (let net = 0; net < 60; net += 1) await outcomeOf({ ...wrong, address: `198.51.${net}.1` })
  }

  test('from sixty places is looked at fifty times an hour', async () => {
    await everywhere()

    expect(evaluated).toBe(50)
    expect(await outcomeOf({ ...wrong, address: '192.0.2.1', at: HOUR })).toBe('INVALID_CREDENTIALS')
  })

  test('locks nobody else out', async () => {
    await settle(anAccount({ id: 'usr_john', email: 'john@example.com', passwordHash: await aPasswordHash(PASSWORD) }))
    await exhaust()

    expect(await outcomeOf({ email: 'john@example.com' })).toBe('usr_john')
  })

  test('does not lock the owner out of a browser that has signed in before', async () => {
    const deviceCookie = newDeviceCookie(stored(), DEVICE_KEY)
    await exhaust()
    await everywhere()

    expect(await outcomeOf()).toMatch(/^RATE_LIMITED/)
    expect(await outcomeOf({ deviceCookie })).toBe('usr_jane')
  })
})

describe('a device cookie', () => {
  test('has five tries of its own, from wherever it is used', async () => {
    const deviceCookie = newDeviceCookie(stored(), DEVICE_KEY)
    for (let net = 0; net < 12; net += 1) await outcomeOf({ ...wrong, deviceCookie, address: `198.51.${net}.1` })

    expect(evaluated).toBe(5)
    expect(await outcomeOf({ deviceCookie })).toBe(`RATE_LIMITED ${15 * MINUTE}`)
    expect(await outcomeOf()).toBe('usr_jane')
  })

  test('gets its tries back with the right password', async () => {
    const deviceCookie = newDeviceCookie(stored(), DEVICE_KEY)
    for (let time = 0; time < 4; time += 1) await outcomeOf({ ...wrong, deviceCookie })

    expect(await outcomeOf({ deviceCookie })).toBe('usr_jane')
    expect(await outcomeOf({ ...wrong, deviceCookie })).toBe('INVALID_CREDENTIALS')
    expect(await outcomeOf({ deviceCookie })).toBe('usr_jane')
  })

  test.each([
    [
      'of another account',
      () => newDeviceCookie(anAccount({ id: 'usr_john', passwordHash: stored().passwordHash }), DEVICE_KEY),
    ],
    [
      'from before the password was changed',
      () => newDeviceCookie({ ...stored(), passwordHash: 'before' }, DEVICE_KEY),
    ],
    ['under another key', () => newDeviceCookie(stored(), 'another key')],
    ['that somebody made up', () => 'nonce.signature'],
    ['without a signature', () => 'nonce'],
  ])('%s buys no tries', async (_, make) => {
    await exhaust()

    for (let time = 0; time < 3; time += 1) expect(await outcomeOf({ deviceCookie: make() })).toMatch(/^RATE_LIMITED/)
    expect(evaluated).toBe(5)
  })

  test('for an address that nobody has buys no tries', async () => {
    const deviceCookie = newDeviceCookie(stored(), DEVICE_KEY)
    for (let time = 0; time < 7; time += 1) await outcomeOf({ email: 'nobody@example.com', deviceCookie })

    expect(evaluated).toBe(5)
  })
})

test('the right password gives all tries back', async () => {
  for (let time = 0; time < 4; time += 1) await outcomeOf(wrong)
  expect(await outcomeOf()).toBe('usr_jane')

  for (let time = 0; time < 4; time += 1) expect(await outcomeOf(wrong)).toBe('INVALID_CREDENTIALS')
  expect(await outcomeOf()).toBe('usr_jane')
})

test('a password from an operator opens the account for its day and no longer', async () => {
  const temporary = { passwordHash: await aPasswordHash(PASSWORD), mustChangePassword: true }
  await settle(anAccount({ ...temporary, temporaryPasswordEndsAt: later(24 * HOUR) }))

  expect(await outcomeOf({ at: 24 * HOUR - 1 })).toBe('usr_jane')
  expect(await outcomeOf({ at: 24 * HOUR })).toBe('INVALID_CREDENTIALS')
})
