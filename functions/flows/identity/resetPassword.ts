import { Problem } from '../../../shared/contract/problem.ts'
import { normaliseEmail } from '../../../shared/domain/email.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import type { Account } from '../../domain/account/account.ts'
import { hashOf, resetFingerprint } from '../../domain/identity/token.ts'
import type { AccountStore } from '../../store/accounts.ts'
import type { VerificationStore } from '../../store/verification.ts'
import { clearFailedAttempts, type LockoutNeeds } from './lockout.ts'
import { type SetPasswordNeeds, setPassword } from './setPassword.ts'

export interface ResetPasswordNeeds extends SetPasswordNeeds, LockoutNeeds {
  accounts: SetPasswordNeeds['accounts'] & Pick<AccountStore, 'find'>
  verification: Pick<VerificationStore, 'findLink'>
}

interface Reset {
  token: string
  newPassword: string
  /** Where the link was opened. */
  address: string | undefined
  now: EpochSeconds
}

/**
 * Sets a password by the link from a mail and answers whose it is. The link works once, for an hour, for the address
 * that it was sent to. It proves the mailbox, so that wrong passwords from the same place no longer count: most people
 * ask for it after those.
 */
export async function resetPassword(needs: ResetPasswordNeeds, reset: Reset): Promise<Account> {
  const { token, newPassword, address, now } = reset
  const usedLink = hashOf(token)
  const link = await needs.verification.findLink(usedLink)
  if (link?.purpose !== 'reset' || now >= link.expiresAt) throw new Problem('INVALID_RESET')
  const record = await needs.accounts.find(link.accountId)
  if (record?.account.status !== 'active' || resetFingerprint(token, record.account) !== link.fingerprint)
    throw new Problem('INVALID_RESET')

  const account = await setPassword(needs, { account: record.account, newPassword, usedLink, now })
  await clearFailedAttempts(needs, { subject: normaliseEmail(account.email), address, now })
  return account
}
