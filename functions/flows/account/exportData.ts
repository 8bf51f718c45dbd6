import type { DataExport } from '../../../shared/contract/account/dataExport.ts'
import { invalidInput } from '../../../shared/contract/problem.ts'
import type { Standing } from '../../../shared/domain/subscription.ts'
import { type EpochSeconds, isoInstant } from '../../../shared/domain/time.ts'
import { type Account, profileOf } from '../../domain/account/account.ts'
import type { Dispute } from '../../domain/billing/dispute.ts'
import { exchangeOnWire } from '../../domain/chat/exchange.ts'
import { noteOnWire } from '../../domain/journal/Note.ts'
import { progressOf } from '../../domain/meditation/progressOf.ts'
import type { Customer } from '../../store/customers.ts'
import type { DataExportStore } from '../../store/dataExport.ts'

interface ExportPage {
  account: Account
  standing: Standing
  after: string | undefined
  now: EpochSeconds
}

/** A page of everything that we hold about the person who asks. */
export async function exportData(
  { dataExport }: { dataExport: DataExportStore },
  { account, standing, after, now }: ExportPage,
): Promise<DataExport> {
  const page = await dataExport.list(account.id, after === undefined ? undefined : decode(after))
  return {
    exportedAt: isoInstant(now),
    profile: profileOf(account, standing, now),
    createdAt: isoInstant(account.createdAt),
    days: page.days.map(({ date, streak, zone, personal, general }) => ({
      date,
      streak,
      zone,
      reading: personal ?? general ?? null,
    })),
    charts: page.charts,
    chats: page.chats.map(exchangeOnWire),
    meditations: page.meditations.map(progressOf),
    reports: page.reports,
    journal: page.journal.map(noteOnWire),
    people: page.people,
    calendars: page.calendars.map(({ createdAt }) => ({ createdAt: isoInstant(createdAt) })),
    letters: page.letters.map(({ frequency, hour, zone, lastDate = null, unopened }) => ({
      frequency,
      hour,
      zone,
      lastDate,
      unopened,
    })),
    sentReadings: page.sentReadings.map(({ date, personal }) => ({ date, reading: personal })),
    customers: page.customers.map(customerOnWire),
    disputes: page.disputes.map(disputeOnWire),
    sessions: page.sessions.map(({ createdAt }) => ({ createdAt: isoInstant(createdAt) })),
    next: page.next === undefined ? null : Buffer.from(page.next).toString('base64url'),
  }
}

const instantOrNull = (at: EpochSeconds | null | undefined) => (at == null ? null : isoInstant(at))

const customerOnWire = ({ customerId, trialUsedAt, takenBack }: Customer) => ({
  customerId,
  trialUsedAt: instantOrNull(trialUsedAt),
  takenBack: takenBack
    ? {
        invoiceId: takenBack.invoiceId,
        amount: takenBack.amount,
        currency: takenBack.currency,
        at: isoInstant(takenBack.at),
      }
    : null,
})

const disputeOnWire = ({ id, amount, currency, reason, status, dueBy, createdAt, clearedAt }: Dispute) => ({
  id,
  amount,
  currency,
  reason,
  status,
  dueBy: instantOrNull(dueBy),
  createdAt: isoInstant(createdAt),
  clearedAt: instantOrNull(clearedAt),
})

/** A cursor only says where in the person's own rows to go on, so it needs no seal; nonsense is refused. */
function decode(cursor: string): string {
  const sk = Buffer.from(cursor, 'base64url').toString()
  if (!/^[A-Z]+(#[\x21-\x7e]+)?$/.test(sk))
    throw invalidInput({ after: 'Use the value of next from the previous page' })
  return sk
}
