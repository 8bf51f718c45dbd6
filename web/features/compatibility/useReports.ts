import { compatibility } from '../../../shared/contract/compatibility.ts'
import type { CompatibilityReport } from '../../../shared/domain/compatibility.ts'
import { useReply } from '../../lib/api/call.ts'

/** A page of the member's reports, newest first: the first page, or the one after a report. */
export function useReports(before?: string) {
  const result = useReply(compatibility.listReports, { query: before === undefined ? {} : { before } })
  const { mutate } = result

  return {
    ...result,
    /** Puts a new report first. One that was made before, by a double click, is not listed twice. */
    add: (report: CompatibilityReport) =>
      mutate((listed) => listed && [report, ...listed.filter(({ id }) => id !== report.id)], {
        // Nothing was listed when the list could not be read: then it is read now.
        revalidate: !result.data,
      }),
    /** Shows a changed one in place. */
    replace: (report: CompatibilityReport) =>
      mutate((listed) => listed?.map((each) => (each.id === report.id ? report : each)), { revalidate: false }),
    /** Takes one away and reads the page again, since reports from the next page move up. */
    remove: (id: string) => mutate((listed) => listed?.filter((report) => report.id !== id)),
  }
}
