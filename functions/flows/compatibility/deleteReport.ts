import { Problem } from '../../../shared/contract/problem.ts'
import type { ReportStore } from '../../store/reports.ts'

interface Needs {
  reports: Pick<ReportStore, 'remove'>
}

/** Deletes one of a person's own reports. */
export async function deleteReport(
  { reports }: Needs,
  { accountId, id }: { accountId: string; id: string },
): Promise<void> {
  if (!(await reports.remove(accountId, id))) throw new Problem('NOT_FOUND')
}
