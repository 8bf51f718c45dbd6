import { Problem } from '../../../shared/contract/problem.ts'
import { after, type EpochSeconds } from '../../../shared/domain/time.ts'
import type { Account } from '../../domain/account/account.ts'
import { hashPassword } from '../../domain/identity/passwords.ts'
import { newTemporaryPassword, TEMPORARY_PASSWORD_LIFETIME } from '../../domain/identity/temporaryPassword.ts'
import { mailFor } from '../../domain/mail/outboxMail.ts'
import type { VerificationStore } from '../../store/verification.ts'
import { type UpdateAccountNeeds, updateAccount } from '../account/updateAccount.ts'
import { answerChanged } from './answerChanged.ts'
import { type AdminRequest, noAccount, readTarget } from './readTarget.ts'

export interface ResetPasswordNeeds extends UpdateAccountNeeds {
  verification: Pick<VerificationStore, 'forget'>
  hashing: <T>(work: () => Promise<T>) => Promise<T>
}

/**
 * Replaces a password by a temporary one, which only this answer ever shows. It works for a day and opens nothing but the
 * page that changes it. Every session ends, and so does every code and link that is out: whoever asked for those may be
 * whom the owner is to be protected from.
 */
export async function resetPassword(needs: ResetPasswordNeeds, asked: AdminRequest) {
  const { accountId, now } = asked
  const { account, before } = await readTarget(needs, asked)
  refuseWithoutPassword(account)
  const tempPassword = newTemporaryPassword()
  const passwordHash = await needs.hashing(() => hashPassword(tempPassword))

  await updateAccount(needs, {
    account,
    change: (current) => withTemporaryPassword(current, { passwordHash, now }),
    items: { mails: [mailFor({ kind: 'temporaryPassword', accountId, occasion: `${account.version}`, now })] },
  })
  await needs.verification.forget(accountId)
  return { ...(await answerChanged(needs, { before, now })), tempPassword }
}

function refuseWithoutPassword({ passwordHash }: Account): void {
  if (passwordHash !== null) return
  throw new Problem('ACTION_UNAVAILABLE', {
    message: 'This person signs in with Google and has no password. Ask them to use Continue with Google.',
  })
}

function withTemporaryPassword(
  current: Account,
  { passwordHash, now }: { passwordHash: string; now: EpochSeconds },
): Account {
  if (current.status !== 'active') throw noAccount()
  refuseWithoutPassword(current)
  return {
    ...current,
    passwordHash,
    mustChangePassword: true,
    temporaryPasswordEndsAt: after(now, TEMPORARY_PASSWORD_LIFETIME),
    sessionEpoch: current.sessionEpoch + 1,
    resetEpoch: current.resetEpoch + 1,
    pendingEmail: null,
  }
}
