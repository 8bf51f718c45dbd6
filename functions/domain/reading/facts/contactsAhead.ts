import type { Planet } from '../../../../shared/domain/chart.ts'
import { addDays, type EpochSeconds } from '../../../../shared/domain/time.ts'
import { apparentLongitude } from '../../sky/ephemeris.ts'
import { tabulatedLongitude } from '../../sky/longitudeTable.ts'
import { contactsOf } from './contacts.ts'
import { type DayWindow, dayWindow } from './DayWindow.ts'
import type { Contact } from './Fact.ts'
import type { ReaderChart } from './ReaderChart.ts'
import { FAST, SLOW } from './skyOfDay.ts'

/** The contacts that are exact on the days after a day, the next ones first. */
export function listContactsAhead(chart: ReaderChart, { date }: DayWindow, zone: string): Contact[] {
  const days = Array.from({ length: AHEAD_DAYS }, (_, index) => dayWindow(addDays(date, index + 1), zone))
  return days.flatMap((day) => exactOn(day, chart).sort((one, other) => one.at! - other.at!))
}

const AHEAD_DAYS = 18

/** From the table, since no hour is told of another day. Degrees. */
export const longitudeAhead = (planet: Planet, moment: EpochSeconds): number =>
  planet === 'Moon' ? apparentLongitude(planet, moment) : tabulatedLongitude(planet, moment)

const exactOn = (day: DayWindow, chart: ReaderChart): Contact[] =>
  [...FAST, ...SLOW].flatMap((planet) => {
    const [start, end] = [longitudeAhead(planet, day.from), longitudeAhead(planet, day.to)]
    return contactsOf({ planet, start, end }, { chart, day, longitudeOf: longitudeAhead }).filter(
      ({ at }) => at !== undefined,
    )
  })
