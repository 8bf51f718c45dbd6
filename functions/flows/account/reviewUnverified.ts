import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { type Account, closedAccount } from '../../domain/account/account.ts'
import { judgeUnconfirmed } from '../../domain/account/retention.ts'
import { mailFor } from '../../domain/mail/mailOrder.ts'
import type { Person } from '../../store/accounts.ts'
import type { Deletion, DeletionStore } from '../../store/deletions.ts'
import type { OutboxStore } from '../../store/outbox.ts'
import type { SessionStore } from '../../store/sessions.ts'
import { type ChangeAccountNeeds, changeAccount } from './updateAccount.ts'

export interface SettleUnconfirmedNeeds extends ChangeAccountNeeds {
  deletions: Pick<DeletionStore, 'postpone' | 'forget'>
  sessions: Pick<SessionStore, 'listOf'>
  outbox: Pick<OutboxStore, 'owe'>
}

interface Settling {
  debt: Deletion
  person: Person
  now: EpochSeconds
}

/** Looks at an account that was made with an unconfirmed address; answers it once it is closed and to be erased. */
export async function settleUnconfirmed(
  needs: SettleUnconfirmedNeeds,
  { debt, person, now }: Settling,
): Promise<Account | undefined> {
  const { account, entitlement } = person
  const sessions = await needs.sessions.listOf(account.id)
  const verdict = judgeUnconfirmed({ account, hasEntitlement: entitlement !== undefined, sessions, now })

  switch (verdict.do) {
    case 'close':
      return close(needs, { account, debt })
    case 'keep':
      await needs.deletions.forget(debt)
      return undefined
    case 'remind':
      await needs.outbox.owe(mailFor({ kind: 'confirmReminder', accountId: account.id, occasion: 'month', now }))
      await needs.deletions.postpone(debt, verdict.until)
      return undefined
    case 'wait':
      await needs.deletions.postpone(debt, verdict.until)
      return undefined
  }
}

/** Whoever confirms in this very moment keeps the account: the write holds only for what was seen. */
async function close(needs: SettleUnconfirmedNeeds, { account, debt }: { account: Account; debt: Deletion }) {
  const change = (current: Account) => (current.emailVerified ? current : closedAccount(current))
  const seen = await changeAccount(needs, { account, change })
  if (seen.status === 'deleting') return seen
  await needs.deletions.forget(debt)
  return undefined
}
