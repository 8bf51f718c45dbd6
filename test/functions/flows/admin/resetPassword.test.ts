import { describe, expect, test } from 'vitest'
import { matchesPassword } from '../../../../functions/domain/identity/passwords.ts'
import { resetPassword } from '../../../../functions/flows/admin/resetPassword.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { moneyNeeds } from '../../../fakes/moneyNeeds.ts'
import { anAccount } from '../../../makers/anAccount.ts'
import { later, NOW } from '../../../makers/later.ts'

const asked = { accountId: 'usr_jane', now: NOW }
const resetting = () => ({ ...moneyNeeds(), hashing: <T>(work: () => Promise<T>) => work() })

describe('a temporary password', () => {
  test('replaces the old one for a day, ends every session, code and link, and is in no mail', async () => {
    const needs = resetting()
    const link = { accountId: 'usr_jane', fingerprint: 'it', expiresAt: later(DAY) }
    await needs.verification.keepLink('reset', { ...link, purpose: 'reset' })
    await needs.verification.keepCode('usr_jane', { codeHash: 'hash', email: 'new@example.com', expiresAt: later(600) })
    needs.memory.accounts.set('usr_jane', anAccount({ pendingEmail: 'new@example.com' }))

    const { tempPassword, before, user } = await resetPassword(needs, asked)

    const account = needs.memory.accounts.get('usr_jane')!
    expect(await matchesPassword(tempPassword, account.passwordHash)).toBe(true)
    expect(account).toMatchObject({
      mustChangePassword: true,
      temporaryPasswordEndsAt: later(DAY),
      sessionEpoch: 1,
      resetEpoch: 1,
      pendingEmail: null,
    })
    expect([needs.memory.links.size, needs.memory.codes.size]).toEqual([0, 0])
    expect([...needs.memory.mails.values()]).toMatchObject([{ id: 'usr_jane/temporaryPassword-1' }])
    expect(JSON.stringify([[...needs.memory.mails], before, user])).not.toContain(tempPassword)
  })

  test('of two operators who ask at once is one, and the other is told', async () => {
    const needs = resetting()

    const answers = await Promise.allSettled([resetPassword(needs, asked), resetPassword(needs, asked)])

    const [given] = answers.flatMap((each) => (each.status === 'fulfilled' ? [each.value.tempPassword] : []))
    expect(answers.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { code: 'CONFLICT' } }])
    expect(await matchesPassword(given!, needs.memory.accounts.get('usr_jane')?.passwordHash)).toBe(true)
  })

  test('is given even while the person saves something else', async () => {
    const needs = resetting()
    const hashing = <T>(work: () => Promise<T>) => {
      needs.memory.accounts.set('usr_jane', anAccount({ firstName: 'Janet', version: 2 }))
      return work()
    }

    await resetPassword({ ...needs, hashing }, asked)

    expect(needs.memory.accounts.get('usr_jane')).toMatchObject({ firstName: 'Janet', mustChangePassword: true })
  })

  test('is not given to whoever has only Google', async () => {
    const needs = resetting()
    needs.memory.accounts.set('usr_jane', anAccount({ passwordHash: null, googleSub: 'google' }))
    await expect(resetPassword(needs, asked)).rejects.toMatchObject({ code: 'ACTION_UNAVAILABLE' })

    expect(needs.mailKinds()).toEqual([])
  })

  test.each([
    ['is gone', { status: 'deleting' }, 'NOT_FOUND'],
    ['has only Google', { passwordHash: null, googleSub: 'google' }, 'ACTION_UNAVAILABLE'],
  ] as const)('is not given to whoever %s by the time it is hashed', async (_, changes, code) => {
    const needs = resetting()
    const hashing = <T>(work: () => Promise<T>) => {
      needs.memory.accounts.set('usr_jane', anAccount({ ...changes, version: 2 }))
      return work()
    }

    await expect(resetPassword({ ...needs, hashing }, asked)).rejects.toMatchObject({ code })
    expect(needs.mailKinds()).toEqual([])
  })
})
