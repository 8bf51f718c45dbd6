import { addDays, after, DAY, type LocalDate, secondsOf } from '../../../../shared/domain/time.ts'
import { signOfLongitude } from '../../../../shared/domain/zodiac.ts'
import { tabulatedLongitude } from '../../sky/longitudeTable.ts'
import { listMoonQuarters } from '../../sky/moonQuarters.ts'
import { listStations, type Station } from '../../sky/stations.ts'
import { type DayWindow, dayWindow } from './DayWindow.ts'
import { FAST, quarterAt, type SkyOfDay, SLOW } from './skyOfDay.ts'

/** A day to come, and what is in its sky whoever looks; without the Moon's stay, which never outweighs the rest. */
export interface DayAhead {
  window: DayWindow
  sky: Omit<SkyOfDay, 'moon'>
}

/** How far ahead a reading looks for what it foretells. */
const DAYS_AHEAD = 21

const skies = new Map<string, readonly DayAhead[]>()
/** The oldest goes first: few zones ask for more than a day or two. */
const MOST_SKIES = 60

/** The days that follow one, from the table: no hour is told of another day, and a whole sky of each would make its reader wait. */
export function listDaysAhead(date: LocalDate, zone: string): readonly DayAhead[] {
  const key = `${date} ${zone}`
  const known = skies.get(key)
  if (known) return known
  if (skies.size >= MOST_SKIES) skies.delete(skies.keys().next().value!)
  const days = daysAhead(date, zone)
  skies.set(key, days)
  return days
}

function daysAhead(date: LocalDate, zone: string): DayAhead[] {
  const windows = Array.from({ length: DAYS_AHEAD }, (_, index) => dayWindow(addDays(date, index + 1), zone))
  const span = { from: windows[0]!.from, to: windows.at(-1)!.to }
  const quarters = listMoonQuarters(span).map(({ phase, at }) => quarterAt(phase, secondsOf(new Date(at))))
  const stations = [...FAST, ...SLOW].flatMap((planet): Station[] =>
    planet === 'Sun' ? [] : listStations(planet, span),
  )
  return windows.map((window) => {
    const isThen = ({ at }: Pick<Station, 'at'>) => at >= window.from && at < window.to
    const spans = spansOf(window)
    return {
      window,
      sky: {
        spans,
        quarters: quarters.filter(isThen),
        stations: stations.filter(isThen),
        ingresses: ingressesIn(spans, window),
      },
    }
  })
}

const spansOf = ({ from, to }: DayWindow): SkyOfDay['spans'] =>
  [...FAST, ...SLOW].map((planet) => ({
    planet,
    start: tabulatedLongitude(planet, from),
    end: tabulatedLongitude(planet, to),
  }))

/** The hour is not asked for, so it is taken for noon. */
const ingressesIn = (spans: SkyOfDay['spans'], { from }: DayWindow): SkyOfDay['ingresses'] =>
  spans
    .filter(({ start, end }) => signOfLongitude(start) !== signOfLongitude(end))
    .map(({ planet, end }) => ({ planet, at: after(from, DAY / 2), longitude: end }))
