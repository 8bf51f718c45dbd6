import { beforeEach, describe, expect, test } from 'vitest'
import { hashOf } from '../../../../functions/domain/identity/token.ts'
import { type LoginAdminNeeds, loginAdmin } from '../../../../functions/flows/admin/loginAdmin.ts'
import { DAY, MINUTE } from '../../../../shared/domain/time.ts'
import { fakeAdminSessions } from '../../../fakes/fakeAdminSessions.ts'
import { fakeLimits } from '../../../fakes/fakeLimits.ts'
import { anAdminSession } from '../../../makers/anAdminSession.ts'
import { aPasswordHash } from '../../../makers/aPasswordHash.ts'
import { later } from '../../../makers/later.ts'

const PASSWORD = 'the keeper of the orrery'

let adminSessions: ReturnType<typeof fakeAdminSessions>
let needs: LoginAdminNeeds
let evaluated: number

beforeEach(async () => {
  adminSessions = fakeAdminSessions()
  evaluated = 0
  const hash = await aPasswordHash(PASSWORD)
  needs = {
    adminSessions,
    limits: fakeLimits(),
    identityKey: async () => 'key',
    adminPasswordHash: async () => hash,
    adminPasswordFingerprint: async () => 'of the password',
    hashing: (work) => {
      evaluated += 1
      return work()
    },
  }
})

interface Try {
  password?: string
  address?: string
  presented?: string
  at?: number
}
const attempt = ({ password = PASSWORD, address = '203.0.113.7', presented, at = 0 }: Try = {}) =>
  loginAdmin(needs, { password, address, presented, now: later(at) })
const outcomeOf = (tried: Try = {}) =>
  attempt(tried).then(
    () => 'in',
    ({ code, details }) => [code, details.retryAfter].filter(Boolean).join(' '),
  )
const wrong = { password: 'the keeper of the orrerz' }

describe('the right password', () => {
  test('opens a session under a new token, tied to the password', async () => {
    const token = await attempt()

    expect(await adminSessions.find(hashOf(token))).toEqual(anAdminSession({ tokenHash: hashOf(token) }))
  })

  test('ends the session that came with the request, and no other', async () => {
    const [planted, other] = [anAdminSession(), anAdminSession()]
    await adminSessions.open(planted)
    await adminSessions.open(other)

    await attempt({ presented: planted.tokenHash })

    expect(await adminSessions.find(planted.tokenHash)).toBeUndefined()
    expect(await adminSessions.find(other.tokenHash)).toEqual(other)
  })

  test('gives its neighbourhood all guesses back', async () => {
    for (let time = 0; time < 4; time += 1) await outcomeOf(wrong)
    expect(await outcomeOf()).toBe('in')

    for (let time = 0; time < 4; time += 1) expect(await outcomeOf(wrong)).toBe('INVALID_ADMIN_PASSWORD')
    expect(await outcomeOf()).toBe('in')
  })

  test('is no guess, however often it is given', async () => {
    for (let time = 0; time < 40; time += 1) expect(await outcomeOf()).toBe('in')
  })
})

describe('a wrong password', () => {
  test('is refused in the words of the screen and opens nothing', async () => {
    await expect(attempt(wrong)).rejects.toMatchObject({
      status: 401,
      message: 'Invalid password. Please try again.',
    })
    expect(adminSessions.all()).toEqual([])
  })

  test.each([
    'a generated value that no operator has replaced',
    '',
    'scrypt',
  ])('is any, while the secret is %j', async (secret) => {
    needs = { ...needs, adminPasswordHash: async () => secret }

    expect([await outcomeOf(), await outcomeOf({ password: secret })]).toEqual(Array(2).fill('INVALID_ADMIN_PASSWORD'))
    expect(evaluated).toBe(2)
  })

  test('is looked at five times from one neighbourhood, and the right one after the announced wait', async () => {
    for (let time = 0; time < 100; time += 1) await outcomeOf(wrong)

    expect(evaluated).toBe(5)
    expect(await outcomeOf({ address: '203.0.113.99', at: 15 * MINUTE - 1 })).toBe('RATE_LIMITED 1')
    expect(await outcomeOf({ at: 15 * MINUTE })).toBe('in')
  })

  test('is looked at fourteen times at once from everywhere, and waiting uses up nothing of one’s own', async () => {
    for (let net = 0; net < 60; net += 1) await outcomeOf({ ...wrong, address: `198.51.${net}.1` })
    expect(evaluated).toBe(14)

    for (let time = 0; time < 10; time += 1) expect(await outcomeOf()).toBe(`RATE_LIMITED ${MINUTE}`)
    expect(await outcomeOf({ at: MINUTE })).toBe('in')
  })

  test('from elsewhere keeps nobody waiting where the right one came from in the last thirty days', async () => {
    expect(await outcomeOf()).toBe('in')
    const strangers = async (at: number) => {
      for (let net = 0; net < 20; net += 1) await outcomeOf({ ...wrong, address: `198.51.${net}.1`, at })
    }
    await strangers(MINUTE)

    for (let time = 0; time < 5; time += 1)
      expect(await outcomeOf({ ...wrong, at: MINUTE })).toBe('INVALID_ADMIN_PASSWORD')
    expect(await outcomeOf({ at: MINUTE })).toBe(`RATE_LIMITED ${15 * MINUTE}`)
    expect(await outcomeOf({ at: 16 * MINUTE })).toBe('in')
    expect(await outcomeOf({ at: MINUTE, address: '192.0.2.1' })).toMatch('RATE_LIMITED')

    await strangers(16 * MINUTE + 30 * DAY)
    expect(await outcomeOf({ at: 16 * MINUTE + 30 * DAY })).toMatch('RATE_LIMITED')
  })

  test('has to wait for the longer of the two waits', async () => {
    for (let time = 0; time < 5; time += 1) await outcomeOf(wrong)
    for (let net = 0; net < 9; net += 1) await outcomeOf({ ...wrong, address: `198.51.${net}.1` })

    expect(await outcomeOf()).toBe(`RATE_LIMITED ${15 * MINUTE}`)
  })

  test('is looked at no oftener when many come at once', async () => {
    const many = Array.from({ length: 60 }, (_, net) => outcomeOf({ ...wrong, address: `198.51.${net}.1` }))
    await Promise.all(many)

    expect(evaluated).toBeLessThanOrEqual(14)
  })

  test('is not looked at when it cannot be counted', async () => {
    const away = () => Promise.reject(new Error('the table is away'))
    needs = { ...needs, limits: { ...needs.limits, findAttempts: away } }

    await expect(attempt()).rejects.toThrow('away')
    expect(evaluated).toBe(0)
  })
})
