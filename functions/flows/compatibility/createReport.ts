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
  partnerName?: string | null | undefined
  /** The calendar day of the person who asks, which decides how old the partner is. */
  today: LocalDate
  now: EpochSeconds
}

/**
 * Makes a report and keeps it. Once a day for the same two births: a second request of that day, such as a double
 * click's, answers the first one's report, under the name that came last.
 */
export async function createReport(
  needs: CreateReportNeeds,
  { account, partnerBirthDate, partnerName, today, now }: ReportRequest,
): Promise<CompatibilityReport> {
  const { reports } = needs
  const error = partnerDateError(partnerBirthDate, today)
  if (error) throw invalidInput({ partnerBirthDate: error })
  const reader = readerOf(account)
  const claim = hashOf(JSON.stringify([reader, partnerBirthDate, isoInstant(now).slice(0, 10)]))
  const claimed = await reports.findClaimed(account.id, claim)
  if (claimed) return takeName(needs, { accountId: account.id, report: claimed, partnerName })

  const [latest] = await reports.list(account.id, { limit: 1 })
  const report = {
    id: reportId(now, latest?.id),
    partnerBirthDate,
    ...(partnerName && { partnerName }),
    createdAt: isoInstant(now),
    ...compareBirths({ reader, partner: partnerBirthDate }),
  }

  if (await reports.add(account.id, { report, claim, now })) return report
  const first = await reports.findClaimed(account.id, claim)
  if (first) return takeName(needs, { accountId: account.id, report: first, partnerName })
  throw new Problem('CONFLICT')
}

interface Named extends Pick<ReportRequest, 'partnerName'> {
  accountId: string
  report: CompatibilityReport
}

/** A report that was made before, called as it is called now: whoever asks again has often only missed out the name. */
async function takeName({ reports }: CreateReportNeeds, { accountId, report, partnerName }: Named) {
  if (!partnerName || partnerName === report.partnerName) return report
  return (await reports.rename(accountId, report.id, partnerName)) ?? report
}

function readerOf(account: Account) {
  const reader = birthOf(account) ?? account.birthDate
  if (reader) return reader
  throw new Problem('BIRTH_DATA_REQUIRED', { message: 'Add your own birth date first.' })
}
