import { ACTS_SHOWN } from '../../../shared/domain/admin.ts'
import type { AdminMail, AdminPerson } from '../../../shared/domain/adminPerson.ts'
import { isoInstant } from '../../../shared/domain/time.ts'
import { adminInvoiceOf } from '../../domain/admin/adminInvoiceOf.ts'
import type { Warn } from '../../domain/ports/warn.ts'
import type { AuditLogStore } from '../../store/auditLog.ts'
import type { KnownMail, OutboxStore } from '../../store/outbox.ts'
import type { ReadingStore } from '../../store/readings.ts'
import type { SessionStore } from '../../store/sessions.ts'
import { type ListInvoicesNeeds, listChargedInvoices } from './listInvoices.ts'
import { type AdminRequest, readTarget } from './readTarget.ts'

export interface ReadPersonNeeds extends ListInvoicesNeeds {
  auditLog: Pick<AuditLogStore, 'listActsOn'>
  outbox: Pick<OutboxStore, 'listOf'>
  readings: Pick<ReadingStore, 'countDays'>
  sessions: Pick<SessionStore, 'listSignIns'>
  warn: Warn
}

/**
 * One person as an operator sees them: what they have, what was charged, mailed and done. That Stripe is down hides only
 * what is there.
 */
export async function readPerson(needs: ReadPersonNeeds, asked: AdminRequest): Promise<AdminPerson> {
  const { accountId } = asked
  const { account, entitlement, before } = await readTarget(needs, asked)
  const [customer, payments, mails, signIns, daysRead, acts] = await Promise.all([
    needs.customers.find(accountId),
    listChargedInvoices(needs, accountId).catch((error) => {
      needs.warn('what somebody was charged could not be read', error)
      return null
    }),
    needs.outbox.listOf(accountId),
    needs.sessions.listSignIns(accountId),
    needs.readings.countDays(accountId),
    needs.auditLog.listActsOn(accountId, ACTS_SHOWN),
  ])
  const disputedAt = entitlement?.disputedAt
  return {
    account: before,
    undeliverableEmail: account.undeliverableEmail,
    entitlement: entitlement
      ? { source: entitlement.source, disputedAt: disputedAt === undefined ? null : isoInstant(disputedAt) }
      : null,
    customerId: customer?.customerId ?? null,
    payments: payments?.map(adminInvoiceOf) ?? null,
    mails: newestFirst(mails.map(adminMailOf)),
    signIns: signIns.map(isoInstant).sort().reverse(),
    daysRead,
    acts,
  }
}

const adminMailOf = ({ kind, outcome, finishedAt, dueAt, attempts }: KnownMail): AdminMail => ({
  kind,
  at: isoInstant(finishedAt ?? dueAt),
  outcome: outcome ?? 'waiting',
  attempts,
})

const newestFirst = <T extends { at: string }>(list: T[]): T[] => list.sort((a, b) => b.at.localeCompare(a.at))
