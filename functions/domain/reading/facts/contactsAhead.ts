import { tabulatedLongitude } from '../../sky/longitudeTable.ts'
import { contactsIn } from './contacts.ts'
import type { DayWindow } from './DayWindow.ts'
import type { Contact } from './Fact.ts'
import type { ReaderChart } from './ReaderChart.ts'
import { type DayAhead, listDaysAhead } from './skyAhead.ts'

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

const contactsOn = ({ window, sky }: DayAhead, chart: ReaderChart): Contact[] =>
  contactsIn(sky.spans, { chart, day: window, longitudeOf: tabulatedLongitude })
