import type { MoonMonth } from '../../../../shared/domain/moonMonth.ts'
import { addDays, type LocalDate } from '../../../../shared/domain/time.ts'
import type { Sign } from '../../../../shared/domain/zodiac.ts'

/** A stretch of time in milliseconds. */
interface Stretch {
  from: number
  to: number
}

/** What the Moon does on one day, by the device's clock. */
export interface MoonDay {
  span: Stretch
  /** The first is the one in which the day begins. */
  signs: { sign: Sign; from: number }[]
  /** Cut off at the day's ends. */
  voids: Stretch[]
  quarters: MoonMonth['quarters']
  houses: { house: number; from: number }[]
}

export function moonDay({ signs, quarters, houses }: MoonMonth, date: LocalDate): MoonDay {
  const span = { from: startOf(date), to: startOf(addDays(date, 1)) }
  const isWithin = (at: number) => at >= span.from && at < span.to
  const stays = signs.map((stay) => ({ ...stay, from: Date.parse(stay.from), to: Date.parse(stay.to) }))
  return {
    span,
    signs: stays.filter(({ from, to }) => from < span.to && to > span.from),
    voids: stays
      .map(({ voidFrom, to }) => ({ from: Math.max(Date.parse(voidFrom), span.from), to: Math.min(to, span.to) }))
      .filter(({ from, to }) => to - from >= MINUTE),
    quarters: quarters.filter(({ at }) => isWithin(Date.parse(at))),
    houses: houses
      .map((entry, index) => ({
        house: entry.house,
        from: Date.parse(entry.from),
        to: Date.parse(houses[index + 1]?.from ?? '') || Number.POSITIVE_INFINITY,
      }))
      .filter(({ from, to }) => from < span.to && to > span.from),
  }
}

const startOf = (date: LocalDate): number => new Date(`${date}T00:00`).getTime()

/** In milliseconds. */
const MINUTE = 60_000

/** "7:15 AM" by the device's clock. */
export const timeAt = (at: number): string => new Date(at).toLocaleTimeString('en-US', { timeStyle: 'short' })

/** "Nov 24, 7:15 AM" */
export const dayTimeAt = (at: number): string =>
  new Date(at).toLocaleString('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })
