import { normaliseEmail } from '../../shared/domain/email.ts'
import { after, type EpochSeconds, MINUTE } from '../../shared/domain/time.ts'
import { mailFor } from '../domain/mailOrder.ts'
import { pseudonym } from '../domain/token.ts'
import type { DeletionStore } from '../store/deletions.ts'
import type { ErasureStore } from '../store/erasure.ts'
import type { PeopleStore } from '../store/people.ts'
import type { SessionStore } from '../store/sessions.ts'

export interface FinishDeletionsNeeds {
  deletions: DeletionStore
  people: Pick<PeopleStore, 'find'>
  sessions: Pick<SessionStore, 'closeAll'>
  erasure: ErasureStore
  identityKey: (now: EpochSeconds) => Promise<string>
}

const RETRY = 10 * MINUTE

interface Finished {
  done: number
  failed: number
}

/** Erases the accounts that their people closed. One that fails is tried again by the next run and holds up no other. */
export async function finishDeletions(needs: FinishDeletionsNeeds, now: EpochSeconds): Promise<Finished> {
  const finished: Finished = { done: 0, failed: 0 }
  for (const accountId of await needs.deletions.listDue(now)) {
    if (!(await needs.deletions.claim(accountId, now))) continue
    finished[(await tryToErase(needs, { accountId, now })) ? 'done' : 'failed'] += 1
  }
  return finished
}

interface Debt {
  accountId: string
  now: EpochSeconds
}

async function tryToErase(needs: FinishDeletionsNeeds, debt: Debt): Promise<boolean> {
  try {
    await erase(needs, debt)
    return true
  } catch {
    await needs.deletions.postpone(debt.accountId, after(debt.now, RETRY))
    return false
  }
}

/**
 * Every step may run again. What the person made goes first; the account, its address, its Google link and the debt
 * itself go together at the end, so that whatever is still there can be found again by it.
 */
async function erase(needs: FinishDeletionsNeeds, { accountId, now }: Debt) {
  const person = await needs.people.find(accountId)
  if (!person) return needs.erasure.forgetDebt(accountId)
  const { account } = person
  await needs.sessions.closeAll(accountId)
  await needs.erasure.eraseMade(accountId)
  const email = normaliseEmail(account.email)
  await needs.erasure.eraseAccount({
    account,
    email,
    tombstone: pseudonym(await needs.identityKey(now), `tombstone|${email}`),
    farewell: mailFor({ kind: 'accountDeleted', accountId, occasion: 'end', to: account.email, now }),
    now,
  })
}
