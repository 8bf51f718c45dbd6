import { tabulatedLongitude } from '../../sky/longitudeTable.ts'
import { contactsIn } from './contacts.ts'
import type { DayWindow } from './DayWindow.ts'
import type { Contact } from './Fact.ts'
import type { ReaderChart } from './ReaderChart.ts'
import { type DayAhead, listDaysAhead } from './skyAhead.ts'

/** The last search in each chart: a reading asks for what comes next, and for the dates below it. */
const searched = new WeakMap<ReaderChart, { from: string; contacts: Contact[] }>()

/** The contacts that are exact on the days after a day, the next ones first. */
export function listContactsAhead(chart: ReaderChart, { date }: DayWindow, zone: string): Contact[] {
  const from = `${date} ${zone}`
  const known = searched.get(chart)
  if (known?.from === from) return known.contacts
  const contacts = listDaysAhead(date, zone)
    .slice(0, CONTACT_DAYS)
    .flatMap((day) => exactOn(day, chart))
  searched.set(chart, { from, contacts })
  return contacts
}

const exactOn = (day: DayAhead, chart: ReaderChart): Contact[] =>
  contactsOn(day, chart)
    .filter(({ at }) => at !== undefined)
    .sort((one, other) => one.at! - other.at!)

const CONTACT_DAYS = 18

const contactsOn = ({ window, sky }: DayAhead, chart: ReaderChart): Contact[] =>
  contactsIn(sky.spans, { chart, day: window, longitudeOf: tabulatedLongitude })
