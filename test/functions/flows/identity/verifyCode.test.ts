import { beforeEach, describe, expect, test } from 'vitest'
import { verifyCode } from '../../../../functions/flows/identity/verifyCode.ts'
import { DAY, HOUR, MINUTE } from '../../../../shared/domain/time.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { aPasswordHash } from '../../../makers/aPasswordHash.ts'
import { later } from '../../../makers/later.ts'

let stores: ReturnType<typeof fakeStores>
const jane = anAccount()

beforeEach(async () => {
  stores = fakeStores()
  await settle(jane)
  await send('042137')
})

async function settle(account = anAccount()) {
  stores.memory.accounts.set(account.id, account)
  stores.memory.owners.set(account.email, { accountId: account.id })
}

/** As a mail that left at this second. */
async function send(code: string, { at = 0, email = jane.email } = {}) {
  const codeHash = await aPasswordHash(code)
  await stores.verification.keepCode(jane.id, { codeHash, email, expiresAt: later(at + 10 * MINUTE) })
}

const stored = () => stores.memory.accounts.get(jane.id)!
const identityKey = async () => 'key'
const guess = (otp: string, at = 0) =>
  verifyCode({ ...stores, identityKey }, { account: stored(), otp, now: later(at) })
const outcomeOf = (otp: string, at = 0) =>
  guess(otp, at).then(
    () => 'confirmed',
    ({ code }) => code,
  )

describe('the code of a mail', () => {
  test('verifies the address, strongly and once', async () => {
    expect(await guess('042137')).toMatchObject({ emailVerified: true, isVerifiedStrongly: true })
    expect(stores.memory.codes.size).toBe(0)
  })

  test('lives ten minutes, to the second', async () => {
    expect(await outcomeOf('042137', 600)).toBe('INVALID_CODE')
    expect(await outcomeOf('042137', 599)).toBe('confirmed')
  })

  test('is dead after five wrong guesses, also for the right one, until a new one comes', async () => {
    const outcomes = []
    for (let time = 0; time < 5; time += 1) outcomes.push(await outcomeOf('000000'))
    outcomes.push(await outcomeOf('042137'))
    expect(outcomes).toEqual([...Array(5).fill('INVALID_CODE'), 'RATE_LIMITED'])

    await send('137042')
    expect(await outcomeOf('137042')).toBe('confirmed')
  })

  test('is dead as soon as a newer one is sent', async () => {
    await send('137042')

    expect(await outcomeOf('042137')).toBe('INVALID_CODE')
    expect(await outcomeOf('137042')).toBe('confirmed')
  })

  test('lets one of twenty through that come at once', async () => {
    const seen = stored()
    const tries = Array.from({ length: 20 }, () =>
      verifyCode({ ...stores, identityKey }, { account: seen, otp: '042137', now: later(0) }),
    )

    const outcomes = await Promise.allSettled(tries)

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(stored().version).toBe(2)
  })

  test('for another address than the account has by now verifies nothing', async () => {
    await send('042137', { email: 'old@example.com' })

    expect(await outcomeOf('042137')).toBe('INVALID_CODE')
    expect(stored()).toEqual(jane)
  })

  test('that was never sent is refused like a wrong one', async () => {
    stores.memory.codes.clear()

    await expect(guess('042137')).rejects.toMatchObject({ code: 'INVALID_CODE', status: 400, details: {} })
  })
})

describe('after fifteen guesses in a day, over all its codes,', () => {
  beforeEach(async () => {
    for (let time = 0; time < 15; time += 1) {
      if (time % 5 === 0) await send('042137')
      expect(await outcomeOf('000000')).toBe('INVALID_CODE')
    }
  })

  test('there is a pause of an hour, and Retry-After gives the true wait', async () => {
    await send('042137', { at: HOUR - 1 })

    const wait = { code: 'RATE_LIMITED', details: { retryAfter: HOUR - 60 } }
    await expect(guess('042137', 60)).rejects.toMatchObject(wait)
    expect(await outcomeOf('042137', HOUR - 1)).toBe('RATE_LIMITED')
    expect(await outcomeOf('042137', HOUR + 1)).toBe('confirmed')
  })

  test('one is looked at each hour, and refused ones cost no more waiting', async () => {
    const looked = []
    for (let minute = 10; minute < 24 * 60; minute += 10) {
      await send('042137', { at: minute * MINUTE })
      if ((await outcomeOf('000000', minute * MINUTE)) === 'INVALID_CODE') looked.push(minute)
    }

    expect(looked).toEqual(Array.from({ length: 23 }, (_, each) => 60 * (each + 1)))
  })

  test('the next day begins afresh, also in the middle of a pause', async () => {
    await send('042137', { at: DAY - 60 })
    await outcomeOf('000000', DAY - 60)

    await expect(guess('042137', DAY - 50)).rejects.toMatchObject({ details: { retryAfter: 50 } })
    expect(await outcomeOf('042137', DAY)).toBe('confirmed')
  })
})

describe('the code for another address', () => {
  const moving = anAccount({ emailVerified: true, pendingEmail: 'new@example.com' })

  beforeEach(async () => {
    await settle(moving)
    await send('042137', { email: 'new@example.com' })
  })

  test('moves the account there, ends the other sessions and notifies the old address', async () => {
    const moved = await guess('042137')

    expect(moved).toMatchObject({ email: 'new@example.com', pendingEmail: null, emailVerified: true, sessionEpoch: 1 })
    expect(await stores.accounts.findIdByEmail('new@example.com')).toBe(jane.id)
    expect(await stores.accounts.findIdByEmail('jane@example.com')).toBeUndefined()
    expect([...stores.memory.mails.values()]).toMatchObject([{ kind: 'emailChanged', to: 'jane@example.com' }])
  })

  test('fails when somebody took the address meanwhile, and nothing moves', async () => {
    await settle(anAccount({ id: 'usr_john', email: 'new@example.com' }))

    expect(await outcomeOf('042137')).toBe('EMAIL_TAKEN')
    expect(stored()).toEqual(moving)
    expect(await stores.accounts.findIdByEmail('jane@example.com')).toBe(jane.id)
  })
})
