import { Problem } from '../../../shared/contract/problem.ts'
import { normaliseEmail } from '../../../shared/domain/email.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import type { Account } from '../../domain/account/account.ts'
import { hashOf, resetMark } from '../../domain/identity/token.ts'
import type { PeopleStore } from '../../store/accounts.ts'
import type { VerificationStore } from '../../store/verification.ts'
import { forgiveSignIn, type LockoutNeeds } from './lockout.ts'
import { type SetPasswordNeeds, setPassword } from './setPassword.ts'

export interface ResetPasswordNeeds extends SetPasswordNeeds, LockoutNeeds {
  people: SetPasswordNeeds['people'] & Pick<PeopleStore, 'find'>
  verifications: Pick<VerificationStore, 'findLink'>
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
  const link = await needs.verifications.findLink(usedLink)
  if (link?.purpose !== 'reset' || now >= link.expiresAt) throw new Problem('INVALID_RESET')
  const person = await needs.people.find(link.accountId)
  if (person?.account.status !== 'active' || resetMark(person.account) !== link.mark) throw new Problem('INVALID_RESET')

  const account = await setPassword(needs, { account: person.account, newPassword, usedLink, now })
  await forgiveSignIn(needs, { email: normaliseEmail(account.email), address, now })
  return account
}
