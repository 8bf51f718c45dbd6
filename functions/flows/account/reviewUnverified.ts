import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { type Account, closedAccount } from '../../domain/account/account.ts'
import { reviewOfUnverified } from '../../domain/account/retention.ts'
import { mailFor } from '../../domain/mail/outboxMail.ts'
import type { AccountRecord } from '../../store/accounts.ts'
import type { Deletion, DeletionStore } from '../../store/deletions.ts'
import type { OutboxStore } from '../../store/outbox.ts'
import type { SessionStore } from '../../store/sessions.ts'
import { type UpdateAccountNeeds, updateAccount } from './updateAccount.ts'

export interface ReviewUnverifiedNeeds extends UpdateAccountNeeds {
  deletions: Pick<DeletionStore, 'postpone' | 'forget'>
  sessions: Pick<SessionStore, 'listOf'>
  outbox: Pick<OutboxStore, 'enqueue'>
}

interface Settling {
  deletion: Deletion
  record: AccountRecord
  now: EpochSeconds
}

/** Looks at an account that was made with an unverified address; returns it once it is closed and must be erased. */
export async function reviewUnverified(
  needs: ReviewUnverifiedNeeds,
  { deletion, record, now }: Settling,
): Promise<Account | undefined> {
  const { account, entitlement } = record
  const sessions = await needs.sessions.listOf(account.id)
  const verdict = reviewOfUnverified({ account, hasEntitlement: entitlement !== undefined, sessions, now })

  switch (verdict.do) {
    case 'close':
      return close(needs, { account, deletion })
    case 'keep':
      await needs.deletions.forget(deletion)
      return undefined
    case 'remind':
      await needs.outbox.enqueue(mailFor({ kind: 'verifyReminder', accountId: account.id, occasion: 'month', now }))
      await needs.deletions.postpone(deletion, verdict.until)
      return undefined
    case 'wait':
      await needs.deletions.postpone(deletion, verdict.until)
      return undefined
  }
}

/** Whoever verifies in this very moment keeps the account: the write holds only for what was seen. */
async function close(needs: ReviewUnverifiedNeeds, { account, deletion }: { account: Account; deletion: Deletion }) {
  const change = (current: Account) => (current.emailVerified ? current : closedAccount(current))
  const seen = await updateAccount(needs, { account, change })
  if (seen.status === 'deleting') return seen
  await needs.deletions.forget(deletion)
  return undefined
}
