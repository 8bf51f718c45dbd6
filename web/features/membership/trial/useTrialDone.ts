import { chat } from '../../../../shared/contract/chat.ts'
import { compatibility } from '../../../../shared/contract/compatibility.ts'
import { people } from '../../../../shared/contract/people.ts'
import { useReply } from '../../../lib/api/call.ts'
import { rememberedChart } from '../../../lib/storage/rememberedChart.ts'

/**
 * What somebody has done with their trial. Reports, people and questions are the account's, so they count on each of
 * its devices; that the chart was opened is known only where it was.
 */
export function useTrialDone(enabled: boolean) {
  const chart = rememberedChart.use()
  const questions = useReply(chat.listChat, { query: {} }, { enabled })
  const reports = useReply(compatibility.listReports, { query: {} }, { enabled })
  // Whoever has a report need keep nobody.
  const kept = useReply(people.listPeople, {}, { enabled: enabled && reports.data?.length === 0 })
  return {
    chart: chart !== null,
    somebody: hasAny(reports.data) || hasAny(kept.data),
    question: hasAny(questions.data),
  }
}

const hasAny = (list: readonly unknown[] | undefined): boolean => list !== undefined && list.length > 0
