import { invalidInput, Problem, rateLimited } from '../../../shared/contract/problem.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { type Account, isPasswordExpired } from '../../domain/account/account.ts'
import { isSamePassword, matchesPassword } from '../../domain/identity/passwords.ts'
import { clearFailedAttempts, countSignInAttempt, type LockoutNeeds } from './lockout.ts'
import { type SetPasswordNeeds, setPassword } from './setPassword.ts'

export type ChangePasswordNeeds = SetPasswordNeeds & LockoutNeeds

interface Change {
  account: Account
  currentPassword: string
  newPassword: string
  now: EpochSeconds
}

/** Changes a password for somebody who knows the one in force. A thief of a session does not get to guess it. */
export async function changePassword(needs: ChangePasswordNeeds, change: Change): Promise<Account> {
  const { account, currentPassword, newPassword, now } = change
  if (isSamePassword(newPassword, currentPassword))
    throw invalidInput({ newPassword: "Choose a password that's different from your current one." })
  const attempt = { subject: `change|${account.id}`, address: undefined, now }
  const wait = await countSignInAttempt(needs, attempt)
  if (wait !== undefined) throw rateLimited(wait)
  if (!(await needs.hashing(() => matchesPassword(currentPassword, account.passwordHash)))) {
    throw new Problem('INVALID_INPUT', {
      message: 'Your current password is incorrect.',
      details: { fields: { currentPassword: 'This is not your current password.' } },
    })
  }
  if (isPasswordExpired(account, now)) {
    const message = 'The temporary password has expired. Ask for a reset link.'
    throw new Problem('INVALID_INPUT', { message, details: { fields: { currentPassword: message } } })
  }
  await clearFailedAttempts(needs, attempt)
  return setPassword(needs, { account, newPassword, now })
}
