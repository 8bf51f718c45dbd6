import { invalidInput, Problem } from '../../../shared/contract/problem.ts'
import { type CompatibilityReport, partnerDateError } from '../../../shared/domain/compatibility.ts'
import { type EpochSeconds, isoInstant, type LocalDate } from '../../../shared/domain/time.ts'
import { type Account, birthOf } from '../../domain/account/account.ts'
import { compareBirths } from '../../domain/compatibility/compareBirths.ts'
import { reportId } from '../../domain/compatibility/reportId.ts'
import { hashOf } from '../../domain/identity/token.ts'
import type { ReportStore } from '../../store/reports.ts'

export interface CreateReportNeeds {
  reports: ReportStore
}

interface ReportRequest {
  account: Account
  partnerBirthDate: string
  /** The calendar day of the person who asks, which decides how old the partner is. */
  today: LocalDate
  now: EpochSeconds
}

/**
 * Makes a report and keeps it. Once a day for the same two births: a second request of that day, such as a double
 * click's, answers the first one's report.
 */
export async function createReport(
  { reports }: CreateReportNeeds,
  { account, partnerBirthDate, today, now }: ReportRequest,
): Promise<CompatibilityReport> {
  const error = partnerDateError(partnerBirthDate, today)
  if (error) throw invalidInput({ partnerBirthDate: error })
  const reader = readerOf(account)
  const claim = hashOf(JSON.stringify([reader, partnerBirthDate, isoInstant(now).slice(0, 10)]))
  const claimed = await reports.findClaimed(account.id, claim)
  if (claimed) return claimed

  const [latest] = await reports.list(account.id, { limit: 1 })
  const report = {
    id: reportId(now, latest?.id),
    partnerBirthDate,
    createdAt: isoInstant(now),
    ...compareBirths({ reader, partner: partnerBirthDate }),
  }

  if (await reports.add(account.id, { report, claim, now })) return report
  const first = await reports.findClaimed(account.id, claim)
  if (first) return first
  throw new Problem('CONFLICT')
}

function readerOf(account: Account) {
  const reader = birthOf(account) ?? account.birthDate
  if (reader) return reader
  throw new Problem('BIRTH_DATA_REQUIRED', { message: 'Add your own birth date first.' })
}
