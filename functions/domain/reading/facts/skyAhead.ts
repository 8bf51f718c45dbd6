import { degreesAhead } from '../../../../shared/domain/angles.ts'
import { addDays, after, DAY, type EpochSeconds, type LocalDate, secondsOf } from '../../../../shared/domain/time.ts'
import { signOfLongitude } from '../../../../shared/domain/zodiac.ts'
import { tabulatedLongitude } from '../../sky/longitudeTable.ts'
import { listMoonQuarters } from '../../sky/moonQuarters.ts'
import { listStations, type Station } from '../../sky/stations.ts'
import { type DayWindow, dayWindow } from './DayWindow.ts'
import { FAST, type Mover, quarterAt, type SkyOfDay, SLOW } from './skyOfDay.ts'

/** A day to come, and what is in its sky whoever looks; without the Moon's stay, which never outweighs the rest. */
export interface DayAhead {
  window: DayWindow
  sky: Omit<SkyOfDay, 'moon'>
}

/** How far ahead a reading looks. */
const DAYS_AHEAD = 21

const skies = new Map<string, DayAhead>()
/** The oldest goes first: these are the days ahead of sixty zones, of which few begin their days at hours of their own. */
const MOST_SKIES = 60 * DAYS_AHEAD

/** The days that follow one, from the table: no hour is told of another day, and a whole sky of each would make its reader wait. */
export const listDaysAhead = (date: LocalDate, zone: string): readonly DayAhead[] =>
  Array.from({ length: DAYS_AHEAD }, (_, index) => dayAhead(dayWindow(addDays(date, index + 1), zone)))

/** Tomorrow's days ahead are today's but for one. */
function dayAhead(window: DayWindow): DayAhead {
  const key = `${window.date} ${window.from} ${window.to}`
  const known = skies.get(key)
  if (known) return known
  if (skies.size >= MOST_SKIES) skies.delete(skies.keys().next().value!)
  const spans = spansOf(window)
  const quarters = listMoonQuarters(window).map(({ phase, at }) => quarterAt(phase, secondsOf(new Date(at))))
  const stations = [...FAST, ...SLOW].flatMap((planet): Station[] =>
    planet !== 'Sun' && mayTurn(planet, window) ? listStations(planet, window) : [],
  )
  const isThen = ({ at }: Pick<Station, 'at'>) => at >= window.from && at < window.to
  const sky = {
    spans,
    quarters: quarters.filter(isThen),
    stations: stations.filter(isThen),
    ingresses: ingressesIn(spans, window),
  }
  skies.set(key, { window, sky })
  return { window, sky }
}

/** By where it goes two days before and two days after, since a whole sky for each day would take long. */
function mayTurn(planet: Mover, { from, to }: DayWindow): boolean {
  const isForward = (start: EpochSeconds) =>
    degreesAhead(tabulatedLongitude(planet, after(start, 2 * DAY)), tabulatedLongitude(planet, start)) > 0
  return isForward(after(from, -2 * DAY)) !== isForward(to)
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
