import { reading } from '../../../../shared/contract/reading.ts'
import { addDays, type LocalDate } from '../../../../shared/domain/time.ts'
import type { TransitEvent } from '../../../../shared/domain/transits.ts'
import { useReply } from '../../../lib/api/call.ts'
import { type AheadView, QUARTER, touchesQuarter } from './aheadView.ts'

interface TransitQuery {
  today: LocalDate
  view: AheadView
  hasActiveAccess: boolean
}

/** The events of the quarters that are looked at, each once, in order; a quarter is asked for when it first comes into view. */
export function useTransits({ today, view, hasActiveAccess }: TransitQuery) {
  const quarters = [
    useQuarter(0, { today, view, hasActiveAccess }),
    useQuarter(1, { today, view, hasActiveAccess }),
    useQuarter(2, { today, view, hasActiveAccess }),
    useQuarter(3, { today, view, hasActiveAccess }),
  ]
  const wanted = quarters.filter((_, index) => isWanted(index, { view, hasActiveAccess }))
  const loaded = quarters.flatMap(({ data }) => data ?? [])
  const missing = wanted.filter(({ data }) => !data)
  return {
    /** What is there already: the picture stays while more of it loads. */
    data: loaded.length > 0 ? merged(loaded.map(({ events }) => events)) : undefined,
    error: missing.find(({ error }) => error)?.error,
    isValidating: missing.some(({ isValidating }) => isValidating),
    /** Whether everything in view is there. */
    isComplete: missing.length === 0,
    mutate: () => missing.map(({ mutate }) => mutate()),
  }
}

/** Without access there is the next event alone, whatever is asked for. */
const isWanted = (index: number, { view, hasActiveAccess }: Omit<TransitQuery, 'today'>) =>
  hasActiveAccess ? touchesQuarter(view, index) : index === 0

const useQuarter = (index: number, { today, ...asked }: TransitQuery) =>
  useReply(
    reading.listTransits,
    { query: { from: addDays(today, index * QUARTER), days: String(QUARTER) } },
    { variant: String(asked.hasActiveAccess), enabled: isWanted(index, asked) },
  )

function merged(quarters: TransitEvent[][]): TransitEvent[] {
  const byId = new Map(quarters.flat().map((event) => [event.id, event]))
  return [...byId.values()].sort((one, other) => (one.begins < other.begins ? -1 : 1))
}
