import { beforeEach, expect, test } from 'vitest'
import type { Account } from '../../../../functions/domain/account/account.ts'
import { requestEmailChange } from '../../../../functions/flows/account/requestEmailChange.ts'
import { DAY, HOUR } from '../../../../shared/domain/time.ts'
import { fakeStores } from '../../../fakes/fakeStores.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { later, NOW } from '../../../makers/later.ts'

let stores: ReturnType<typeof fakeStores>

beforeEach(() => {
  stores = fakeStores()
})

interface Wish {
  email?: string
  from?: Partial<Account>
  at?: number
}

const request = ({ email = 'new@example.com', from = {}, at = 0 }: Wish = {}) =>
  requestEmailChange({ ...stores, identityKey: async () => 'key' }, { account: anAccount(from), email, now: later(at) })

test('another address waits for its code, and the old one gets a notice', async () => {
  const asked = await request({ from: { emailVerified: true, isVerifiedStrongly: true, version: 3 } })

  const mail = { accountId: 'usr_jane', dueAt: NOW, attempts: 0 }
  expect(asked).toEqual({
    changed: { pendingEmail: 'new@example.com' },
    mails: [
      { ...mail, id: `usr_jane/verify-3-${NOW}`, kind: 'verify', isCounted: true },
      {
        ...mail,
        id: `usr_jane/emailChangeAsked-3-${NOW}`,
        kind: 'emailChangeAsked',
        to: 'jane@example.com',
        proof: 'strong',
      },
    ],
  })
})

test('asking for the own address, however it is spelled, drops the one that waited', async () => {
  const asked = await request({ email: 'JANE@Example.com', from: { pendingEmail: 'new@example.com' } })

  expect(asked).toEqual({ changed: { pendingEmail: null }, mails: [] })
})

test('asking again for the address that waits changes nothing and sends nothing', async () => {
  expect(await request({ from: { pendingEmail: 'new@example.com' } })).toEqual({ changed: {}, mails: [] })
})

test('an address that has an account is refused, however it is spelled', async () => {
  stores.memory.owners.set('new@example.com', { accountId: 'usr_john' })

  await expect(request({ email: 'New@example.com' })).rejects.toMatchObject({ code: 'EMAIL_TAKEN' })
})

test('an account asks for three addresses a day, whichever they are', async () => {
  for (const name of ['first', 'second', 'third']) await request({ email: `${name}@example.com` })

  await expect(request({ email: 'fourth@example.com', at: HOUR })).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    details: { retryAfter: 23 * HOUR },
  })
  await expect(request({ from: { id: 'usr_john', email: 'john@example.com' }, at: HOUR })).resolves.toBeDefined()
  await expect(request({ email: 'fourth@example.com', at: DAY })).resolves.toBeDefined()
})

test('one address is sent five codes an hour, however many accounts wish for it', async () => {
  const outcomes = []
  for (let each = 0; each < 6; each += 1) {
    const from = { id: `usr_${each}`, email: `${each}@example.com` }
    outcomes.push(
      await request({ from }).then(
        () => 'asked',
        ({ code }) => code,
      ),
    )
  }

  expect(outcomes).toEqual([...Array(5).fill('asked'), 'RATE_LIMITED'])
})
