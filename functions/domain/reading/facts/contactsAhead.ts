import { tabulatedLongitude } from '../../sky/longitudeTable.ts'
import { contactsIn } from './contacts.ts'
import type { DayWindow } from './DayWindow.ts'
import type { Contact, Fact } from './Fact.ts'
import type { ReaderChart } from './ReaderChart.ts'
import { type DayAhead, listDaysAhead } from './skyAhead.ts'
import { eventsOf } from './skyEvents.ts'

/** The contacts that are exact on the days after a day, the next ones first. */
export const listContactsAhead = (chart: ReaderChart, { date }: DayWindow, zone: string): Contact[] =>
  listDaysAhead(date, zone)
    .slice(0, CONTACT_DAYS)
    .flatMap((day) =>
      contactsOn(day, chart)
        .filter(({ at }) => at !== undefined)
        .sort((one, other) => one.at! - other.at!),
    )

const CONTACT_DAYS = 18

/** What could lead a person's day ahead. */
export const listFactsAhead = (chart: ReaderChart, day: DayAhead): Fact[] => [
  ...contactsOn(day, chart),
  ...eventsOf(day.sky, chart),
]

const contactsOn = ({ window, sky }: DayAhead, chart: ReaderChart): Contact[] =>
  contactsIn(sky.spans, { chart, day: window, longitudeOf: tabulatedLongitude })
