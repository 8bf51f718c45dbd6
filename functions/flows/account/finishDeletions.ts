import { normaliseEmail } from '../../../shared/domain/email.ts'
import { after, type EpochSeconds, MINUTE } from '../../../shared/domain/time.ts'
import type { Account } from '../../domain/account/account.ts'
import { overdueSince } from '../../domain/account/overdueSince.ts'
import { proofOf } from '../../domain/account/proof.ts'
import { pseudonym } from '../../domain/identity/token.ts'
import { mailFor } from '../../domain/mail/outboxMail.ts'
import type { Warn } from '../../domain/ports/warn.ts'
import type { AccountRecord } from '../../store/accounts.ts'
import type { Deletion, DeletionStore } from '../../store/deletions.ts'
import type { ErasureStore } from '../../store/erasure.ts'
import type { SessionStore } from '../../store/sessions.ts'
import { type RefreshDirectoryNeeds, refreshDirectory } from '../admin/refreshDirectory.ts'
import { type KeepTrialOfAddressNeeds, keepTrialOfAddress } from '../billing/keepTrialOfAddress.ts'
import type { JobRun } from '../JobRun.ts'
import { type ReviewUnverifiedNeeds, reviewUnverified } from './reviewUnverified.ts'

export interface FinishDeletionsNeeds
  extends ReviewUnverifiedNeeds,
    KeepTrialOfAddressNeeds,
    Omit<RefreshDirectoryNeeds, 'accounts' | 'checkouts'> {
  checkouts: RefreshDirectoryNeeds['checkouts'] & KeepTrialOfAddressNeeds['checkouts']
  deletions: DeletionStore
  sessions: Pick<SessionStore, 'closeAll' | 'listOf'>
  erasure: ErasureStore
  /** Ends what the account pays for; a failure puts the deletion off. */
  endPayments: (account: Account) => Promise<void>
  identityKey: (now: EpochSeconds) => Promise<string>
  warn: Warn
}

const RETRY = 10 * MINUTE

interface Finished {
  done: number
  failed: number
}

/**
 * Erases the accounts that their owners closed, and those that nobody verified, as far as the time goes. One that
 * fails is tried again by a later run and holds up no other.
 */
export async function finishDeletions(
  needs: FinishDeletionsNeeds,
  { now, ids = [], mayGoOn = () => true }: JobRun,
): Promise<Finished> {
  const finished: Finished = { done: 0, failed: 0 }
  for (const accountId of new Set([...ids, ...(await needs.deletions.listDue(now))])) {
    if (!mayGoOn()) break
    const outcome = await take(needs, { accountId, now })
    if (outcome) finished[outcome] += 1
  }
  return finished
}

async function take(
  needs: FinishDeletionsNeeds,
  { accountId, now }: { accountId: string; now: EpochSeconds },
): Promise<keyof Finished | undefined> {
  const deletion = await needs.deletions.claim(accountId, now).catch((error: unknown) => {
    needs.warn('a deletion could not be claimed', error)
    return 'failed' as const
  })
  if (!deletion || deletion === 'failed') return deletion
  try {
    await markIfOverdue(needs, deletion, now)
    if (deletion.reason === 'unreadable') throw new Error('this release does not know this kind of deletion')
    const record = await needs.accounts.find(accountId)
    if (!record) return await eraseLate(needs, { accountId, now })
    await settle(needs, { deletion, record, now })
    return 'done'
  } catch (error) {
    needs.warn('a deletion was put off', error, { accountId })
    await needs.deletions.retry(deletion, after(now, RETRY))
    return 'failed'
  }
}

/** Before it is tried once more, since a try may break off the whole run. */
async function markIfOverdue({ deletions, warn }: FinishDeletionsNeeds, deletion: Claimed, now: EpochSeconds) {
  const dueSince = overdueSince(deletion, now)
  if (dueSince === undefined) return
  warn('a deletion is overdue', undefined, { alarm: 'overdueDeletion', accountId: deletion.accountId })
  await deletions.markOverdue({ ...deletion, dueSince })
}
type Claimed = NonNullable<Awaited<ReturnType<DeletionStore['claim']>>>

interface Settling {
  deletion: Deletion
  record: AccountRecord
  now: EpochSeconds
}

async function settle(needs: FinishDeletionsNeeds, { deletion, record, now }: Settling): Promise<void> {
  const { account } = record
  const isOpen = deletion.reason === 'unverified' && account.status === 'active'
  const closed = isOpen ? await reviewUnverified(needs, { deletion, record, now }) : account
  if (!closed) return
  // A row of another release may have made the account due for something else than its end.
  if (closed.status !== 'deleting') throw new Error('the account is not closed')
  await erase(needs, { account: closed, deletion, now })
}

interface Erasing {
  account: Account
  deletion: Deletion
  now: EpochSeconds
}

/**
 * Every step may run again. What the person pays for ends first, then goes what they made, then their entry in the
 * directory; the account, its address and its Google link go together at the end, so that whatever is still there can be
 * found again by its deletion.
 */
async function erase(needs: FinishDeletionsNeeds, { account, deletion, now }: Erasing) {
  const { id: accountId } = account
  await keepTrialOfAddress(needs, { account, now })
  await needs.endPayments(account)
  await needs.sessions.closeAll(accountId)
  await needs.erasure.eraseContent(accountId)
  await refreshDirectory(needs, { accountId, now })
  const email = normaliseEmail(account.email)
  const kind = deletion.reason === 'unverified' ? 'accountLapsed' : 'accountDeleted'
  await needs.erasure.eraseAccount({
    account,
    email,
    tombstone: pseudonym(await needs.identityKey(now), `tombstone|${email}`),
    deletionEmail: mailFor({ kind, accountId, occasion: 'end', to: account.email, proof: proofOf(account), now }),
    now,
  })
}

/** Erases what calls that were under way have written since. It is nobody's account, and so it counts as none. */
async function eraseLate(
  needs: FinishDeletionsNeeds,
  { accountId, now }: { accountId: string; now: EpochSeconds },
): Promise<undefined> {
  await needs.sessions.closeAll(accountId)
  await needs.erasure.eraseContent(accountId)
  await refreshDirectory(needs, { accountId, now })
  await needs.erasure.forgetDeletion(accountId)
}
