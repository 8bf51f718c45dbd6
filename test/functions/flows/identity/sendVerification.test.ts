import { beforeEach, describe, expect, test } from 'vitest'
import { sendVerification } from '../../../../functions/flows/identity/sendVerification.ts'
import { HOUR, MINUTE } from '../../../../shared/domain/time.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { later } from '../../../makers/later.ts'

let stores: ReturnType<typeof fakeStores>
beforeEach(() => {
  stores = fakeStores()
})

const send = (at = 0, changes = {}) =>
  sendVerification(
    { ...stores, identityKey: async () => 'key' },
    { account: anAccount(), email: undefined, now: later(at), ...changes },
  )
const enqueued = () => [...stores.memory.mails.values()]

describe('a code that is asked for', () => {
  test.each([
    [undefined],
    ['jane@example.com'],
    ['JANE@EXAMPLE.COM'],
  ])('goes to the account’s own address when the body says %o', async (email) => {
    expect(await send(0, { email })).toBe(true)
    expect(enqueued()).toMatchObject([{ kind: 'verify', accountId: 'usr_jane' }])
    expect(enqueued()[0]).not.toHaveProperty('to')
  })

  test.each([
    'john@example.com',
    'jane@example.com.evil',
    'jane@example.com\r\nBcc: all',
  ])('goes nowhere when the body says %o', async (email) => {
    await expect(send(0, { email })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(enqueued()).toEqual([])
  })

  test('goes to the pending address, if there is one', async () => {
    const account = anAccount({ emailVerified: true, pendingEmail: 'new@example.com' })

    expect(await send(0, { account, email: 'new@example.com' })).toBe(true)
    await expect(send(MINUTE, { account, email: 'jane@example.com' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('is not sent where there is nothing to verify', async () => {
    expect(await send(0, { account: anAccount({ emailVerified: true }) })).toBe(false)
    expect(enqueued()).toEqual([])
  })

  test('comes once a minute, and Retry-After gives the true wait', async () => {
    await send()

    await expect(send(20)).rejects.toMatchObject({ code: 'RATE_LIMITED', details: { retryAfter: 40 } })
    await expect(send(59)).rejects.toMatchObject({ details: { retryAfter: 1 } })
    expect(await send(60)).toBe(true)
    expect(enqueued()).toHaveLength(2)
  })

  test('comes once however many ask at the same second', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => send()))

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(enqueued()).toHaveLength(1)
  })

  test('comes five times an hour and ten times a day', async () => {
    const inOneHour = []
    for (let minute = 0; minute < 8; minute += 1) inOneHour.push((await Promise.allSettled([send(minute * MINUTE)]))[0])
    expect(inOneHour.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)

    for (let hour = 1; hour < 11; hour += 1) await send(hour * HOUR).catch(() => {})
    expect(enqueued()).toHaveLength(10)
  })
})
