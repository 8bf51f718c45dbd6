import { Problem } from '../../../shared/contract/problem.ts'
import type { CompatibilityReport } from '../../../shared/domain/compatibility.ts'
import type { ReportStore } from '../../store/reports.ts'

interface Naming {
  accountId: string
  id: string
  /** Null takes the name away. */
  partnerName: string | null
}

/** Gives the other person of one of a member's own reports a name. What the report says does not depend on it. */
export async function nameReport(
  { reports }: { reports: Pick<ReportStore, 'rename'> },
  { accountId, id, partnerName }: Naming,
): Promise<CompatibilityReport> {
  const named = await reports.rename(accountId, id, partnerName)
  if (!named) throw new Problem('NOT_FOUND')
  return named
}
