import { Problem } from '../../../shared/contract/problem.ts'
import { normaliseEmail } from '../../../shared/domain/email.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import type { Account } from '../../domain/account/account.ts'
import { proofOf } from '../../domain/account/proof.ts'
import { mailFor } from '../../domain/mail/outboxMail.ts'
import type { AccountStore } from '../../store/accounts.ts'

export interface MarkEmailVerifiedNeeds {
  accounts: Pick<AccountStore, 'replace' | 'findIdByEmail'>
}

interface Verification {
  account: Account
  /** The address that the code or link was made for. */
  email: string
  isStrong: boolean
  usedCode?: string
  now: EpochSeconds
}

/**
 * Marks an address as the person's own: the one they have, or the new one that waited for this.
 * Undefined when the proof is for another address by now, or somebody else was faster.
 */
export async function markEmailVerified(
  needs: MarkEmailVerifiedNeeds,
  proven: Verification,
): Promise<Account | undefined> {
  const { account, email, isStrong, usedCode } = proven
  const used = usedCode === undefined ? {} : { usedCode }
  if (email === account.pendingEmail) return moveEmail(needs, proven, used)
  if (email !== account.email) return undefined
  const next = { ...account, emailVerified: true, isVerifiedStrongly: account.isVerifiedStrongly || isStrong }
  return needs.accounts.replace(account, next, used)
}

/** The old address learns of it, and every other session ends. Of two people after one address the first gets it. */
async function moveEmail(needs: MarkEmailVerifiedNeeds, { account, email, isStrong, now }: Verification, used: object) {
  const moved = { from: normaliseEmail(account.email), to: normaliseEmail(email), now }
  const old = { to: account.email, proof: proofOf(account) }
  const notice = mailFor({ kind: 'emailChanged', accountId: account.id, occasion: `${account.version}`, ...old, now })
  const next: Account = {
    ...account,
    email,
    pendingEmail: null,
    emailVerified: true,
    isVerifiedStrongly: isStrong,
    sessionEpoch: account.sessionEpoch + 1,
  }
  const written = await needs.accounts.replace(account, next, { ...used, moved, mails: [notice], relistedAt: now })
  if (!written && (await needs.accounts.findIdByEmail(moved.to))) throw new Problem('EMAIL_TAKEN')
  return written
}
