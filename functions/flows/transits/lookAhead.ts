import { invalidInput } from '../../../shared/contract/problem.ts'
import { addDays, type EpochSeconds, isoInstant, type LocalDate, localDateAt } from '../../../shared/domain/time.ts'
import type { TransitCalendar, TransitEvent } from '../../../shared/domain/transits.ts'
import type { Account } from '../../domain/account/account.ts'
import { dayWindow } from '../../domain/reading/facts/DayWindow.ts'
import { readerChart } from '../../domain/reading/facts/ReaderChart.ts'
import { listTransitEvents } from '../../domain/transits/listTransitEvents.ts'
import { readBirth } from '../chart/readChart.ts'

interface Look {
  account: Account
  hasActiveAccess: boolean
  /** Today without it. */
  from: LocalDate | undefined
  days: number | undefined
  zone: string
  now: EpochSeconds
}

/** What the sky brings to a person: all of it with access; without, the next event, whatever days are asked for. */
export function lookAhead({ account, hasActiveAccess, from, days = USUAL_DAYS, zone, now }: Look): TransitCalendar {
  const today = localDateAt(now, zone)
  const first = hasActiveAccess ? (from ?? today) : today
  if (first < EARLIEST || first > LATEST) throw invalidInput({ from: `Choose a day from ${EARLIEST} to ${LATEST}.` })
  const chart = readerChart(readBirth(account))
  const span = (length: number) => ({
    from: dayWindow(first, zone).from,
    to: dayWindow(addDays(first, length), zone).from,
  })
  if (hasActiveAccess) return { from: first, days, events: listTransitEvents(chart, span(days)) }
  const next = nextOf(listTransitEvents(chart, span(NEXT_WITHIN)), now)
  return { from: first, days, events: next ? [next] : [] }
}

const USUAL_DAYS = 30
/** In days. A half Moon comes at least every eight. */
const NEXT_WITHIN = 10
/** The years for which the ephemeris was compared with another one. */
const [EARLIEST, LATEST] = ['1900-01-01', '2099-09-01']

/** The one that is exact the soonest. */
function nextOf(events: readonly TransitEvent[], now: EpochSeconds): TransitEvent | undefined {
  const since = isoInstant(now)
  const nextExact = ({ exact }: TransitEvent) => exact.find((at) => at >= since) ?? NEVER
  const [next] = [...events].sort((one, other) => (nextExact(one) < nextExact(other) ? -1 : 1))
  return next && nextExact(next) !== NEVER ? next : undefined
}

/** After every instant. */
const NEVER = '~'
