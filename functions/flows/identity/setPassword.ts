import { invalidInput, Problem } from '../../../shared/contract/problem.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import type { Account } from '../../domain/account/account.ts'
import { hashPassword, isCommonPassword } from '../../domain/identity/passwords.ts'
import { mailFor } from '../../domain/mail/outboxMail.ts'
import type { AccountStore } from '../../store/accounts.ts'

export interface SetPasswordNeeds {
  accounts: Pick<AccountStore, 'replace'>
  hashing: <T>(work: () => Promise<T>) => Promise<T>
}

interface NewPassword {
  account: Account
  newPassword: string
  /** The hash of the reset link that is used up by it. */
  usedLink?: string
  now: EpochSeconds
}

/** Gives an account another password, ends every session and notifies the person by mail, all in one write. */
export async function setPassword(needs: SetPasswordNeeds, { account, newPassword, usedLink, now }: NewPassword) {
  if (isCommonPassword(newPassword)) {
    throw invalidInput({ newPassword: 'This password is too common. Choose another one.' })
  }
  const passwordHash = await needs.hashing(() => hashPassword(newPassword))
  const unlinkedGoogle = usedLink === undefined ? undefined : unprovenGoogle(account)
  const next: Account = {
    ...account,
    passwordHash,
    mustChangePassword: false,
    temporaryPasswordEndsAt: null,
    sessionEpoch: account.sessionEpoch + 1,
    // An intruder may have asked for an address of their own, and its link would outlive their session.
    pendingEmail: null,
    ...(usedLink && { emailVerified: true, resetEpoch: account.resetEpoch + 1 }),
    ...(unlinkedGoogle && { googleSub: null }),
  }
  const order = { accountId: account.id, occasion: `${account.version}`, now }
  const mails = [
    mailFor({ ...order, kind: 'passwordChanged' }),
    ...(unlinkedGoogle ? [mailFor({ ...order, kind: 'googleUnlinked' })] : []),
  ]
  const items = { mails, ...(usedLink && { usedLink }), ...(unlinkedGoogle && { unlinkedGoogle }) }
  const written = await needs.accounts.replace(account, next, items)
  if (!written) throw new Problem('CONFLICT')
  return written
}

/**
 * Whoever opened a link reads the mail. Unless somebody had surely shown that before, which the opening of a link by a
 * mail scanner is not, a Google account that was connected until then may be that of somebody else, who registered the
 * address before its owner did.
 */
const unprovenGoogle = ({ emailVerified, isVerifiedStrongly, googleSub }: Account): string | undefined =>
  emailVerified && isVerifiedStrongly ? undefined : (googleSub ?? undefined)
