import type { AdminUser } from '../../../shared/domain/admin.ts'
import type { AdminQueues } from '../../../shared/domain/adminPerson.ts'
import { after, DAY, type EpochSeconds, isoInstant } from '../../../shared/domain/time.ts'
import { adminUserOf } from '../../domain/admin/adminUserOf.ts'
import { currencyCodeOf } from '../../domain/billing/currencyCodeOf.ts'
import type { Payments } from '../../domain/billing/payments.ts'
import type { MailKind } from '../../domain/mail/outboxMail.ts'
import type { Warn } from '../../domain/ports/warn.ts'
import type { AccountStore } from '../../store/accounts.ts'
import type { CustomerStore } from '../../store/customers.ts'
import type { DirectoryIndex } from '../../store/directoryIndex.ts'
import type { OutboxStore } from '../../store/outbox.ts'
import { SOON_DAYS } from './readStats.ts'

export interface ReadQueuesNeeds {
  accounts: Pick<AccountStore, 'find'>
  customers: Pick<CustomerStore, 'find'>
  directoryIndex: Pick<DirectoryIndex, 'listNewest' | 'listEnding'>
  outbox: Pick<OutboxStore, 'listDead' | 'listOf'>
  payments: Pick<Payments, 'listSubscriptions'>
  warn: Warn
}

/** Stripe is asked about each of them. */
const FAILED_SHOWN = 20
const ENDING_SHOWN = 100
const DEAD_SHOWN = 20

/** What waits for an operator. */
export async function readQueues(needs: ReadQueuesNeeds, { now }: { now: EpochSeconds }): Promise<AdminQueues> {
  const [failed, ending, dead] = await Promise.all([
    needs.directoryIndex.listNewest({ state: 'past_due', before: undefined, limit: FAILED_SHOWN }),
    needs.directoryIndex.listEnding({ from: now, to: after(now, SOON_DAYS * DAY), limit: ENDING_SHOWN }),
    needs.outbox.listDead(DEAD_SHOWN),
  ])
  const [pastDue, trials] = await Promise.all([
    readUsers(needs, { ids: failed.map(({ id }) => id), now }),
    readUsers(needs, { ids: ending, now }),
  ])
  return {
    failedPayments: await Promise.all(
      pastDue.filter(({ isPastDue }) => isPastDue).map((user) => failedPaymentOf(needs, user)),
    ),
    endingTrials: trials.filter(({ subscriptionStatus }) => subscriptionStatus === 'trial'),
    deadMails: dead.map(({ accountId, kind, finishedAt, dueAt }) => ({
      userId: accountId,
      kind,
      at: isoInstant(finishedAt ?? dueAt),
    })),
  }
}

/** The index may be a moment behind: the account decides. */
async function readUsers({ accounts }: ReadQueuesNeeds, { ids, now }: { ids: string[]; now: EpochSeconds }) {
  const records = await Promise.all(ids.map((id) => accounts.find(id)))
  return records.flatMap((record) =>
    record?.account.status === 'active' ? [adminUserOf(record.account, record.entitlement, now)] : [],
  )
}

/** The letters that ask a person to pay what could not be charged. */
const TELLS_OF_PAYMENT = new Set<string>(['paymentFailed', 'firstPaymentFailed', 'confirmPayment'] satisfies MailKind[])

/** That Stripe is down hides what only Stripe knows. */
async function failedPaymentOf(needs: ReadQueuesNeeds, user: AdminUser) {
  const [subscription, mails] = await Promise.all([
    findPastDue(needs, user.id).catch((error) => {
      needs.warn('a failed payment could not be read', error)
      return undefined
    }),
    needs.outbox.listOf(user.id),
  ])
  const told = mails.flatMap(({ kind, finishedAt }) => (TELLS_OF_PAYMENT.has(kind) && finishedAt ? [finishedAt] : []))
  const { nextAmount: amount, currency, nextAttemptAt } = subscription ?? {}
  return {
    user,
    amount: amount ?? null,
    currency: currency === undefined ? null : currencyCodeOf(currency),
    nextTryAt: nextAttemptAt ? isoInstant(nextAttemptAt) : null,
    lastMailAt: told.length > 0 ? isoInstant(told.reduce((a, b) => (a > b ? a : b))) : null,
  }
}

async function findPastDue({ customers, payments }: ReadQueuesNeeds, accountId: string) {
  const customer = await customers.find(accountId)
  const all = customer ? await payments.listSubscriptions(customer.customerId) : []
  return all.find(({ status }) => status === 'past_due')
}
