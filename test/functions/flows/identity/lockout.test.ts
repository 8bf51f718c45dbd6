import { beforeEach, describe, expect, test } from 'vitest'
import { type Attempt, clearFailedAttempts, countSignInAttempt } from '../../../../functions/flows/identity/lockout.ts'
import { HOUR, MINUTE } from '../../../../shared/domain/time.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { later, NOW } from '../../../makers/later.ts'

let stores: ReturnType<typeof fakeStores>

beforeEach(() => {
  stores = fakeStores()
})

const HOME = '203.0.113.7'
const identityKey = async () => 'key'
const anAttempt = (changes: Partial<Attempt> = {}): Attempt => ({
  subject: 'jane@example.com',
  address: HOME,
  now: NOW,
  ...changes,
})
const count = (changes: Partial<Attempt> = {}) => countSignInAttempt({ ...stores, identityKey }, anAttempt(changes))

async function countOften(times: number, changes: Partial<Attempt> = {}) {
  for (let time = 0; time < times; time += 1) await count(changes)
}

/** One attempt from each of so many neighbourhoods. */
async function countFromEverywhere(times: number) {
  for (let place = 0; place < times; place += 1) await count({ address: `198.51.${place}.1` })
}

describe('attempts to sign in', () => {
  test('are five in a quarter of an hour from one neighbourhood', async () => {
    expect(await count()).toBeUndefined()
    await countOften(4)

    expect(await count({ address: '203.0.113.200', now: later(MINUTE) })).toBe(14 * MINUTE)
    expect(await count({ now: later(15 * MINUTE) })).toBeUndefined()
  })

  test('at one subject or from one neighbourhood count for no other', async () => {
    await countOften(5)

    expect(await count({ subject: 'john@example.com' })).toBeUndefined()
    expect(await count({ address: '198.51.100.7' })).toBeUndefined()
  })

  test('are fifty an hour from everywhere together', async () => {
    await countFromEverywhere(50)

    expect(await count({ now: later(MINUTE) })).toBe(59 * MINUTE)
    expect(await count({ now: later(HOUR) })).toBeUndefined()
  })

  test('of a browser that has signed in before are five of its own, whatever others do', async () => {
    await countFromEverywhere(50)
    await countOften(5)

    const device = 'nonce'
    expect(await count({ device })).toBeUndefined()
    await countOften(4, { device })
    expect(await count({ device, address: '198.51.100.7' })).toBe(15 * MINUTE)
  })

  test('are forgotten after a right password, where that was given and nowhere else', async () => {
    await countOften(5)
    await countOften(5, { address: '198.51.100.7' })

    await clearFailedAttempts({ ...stores, identityKey }, anAttempt())

    expect(await count()).toBeUndefined()
    expect(await count({ address: '198.51.100.7' })).toBe(15 * MINUTE)
  })

  test('that lose eight races to be counted are put off for a second', async () => {
    let races = 0
    const replaceAttempts = async () => {
      races += 1
      return false
    }
    const limits = { ...stores.limits, replaceAttempts }

    await expect(countSignInAttempt({ limits, identityKey }, anAttempt())).rejects.toMatchObject({
      code: 'BUSY',
      details: { retryAfter: 1 },
    })
    expect(races).toBe(8)
  })
})
