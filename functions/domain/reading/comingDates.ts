import type { ComingDate } from '../../../shared/domain/daySky.ts'
import { listContactsAhead } from './facts/contactsAhead.ts'
import { clockAt } from './facts/DayWindow.ts'
import type { Contact, Fact } from './facts/Fact.ts'
import { listSignContacts } from './facts/signContacts.ts'
import { type DayAhead, listDaysAhead } from './facts/skyAhead.ts'
import { eventsOf } from './facts/skyEvents.ts'
import type { ReadingDay } from './ReadingDay.ts'
import type { Written } from './Written.ts'
import { happeningWords } from './words/happeningWords.ts'

/** How far ahead, in days, and how many dates besides new and full moons. */
const REACH = 10
const MOST = 3

interface Coming {
  date: ComingDate['date']
  fact: Fact
}

/** The weightiest of the next days, one a day, and every new and full moon among them, in order. */
export function comingDates(scope: Written['scope'], day: ReadingDay): ComingDate[] {
  const days = listDaysAhead(day.window.date, day.zone).slice(0, REACH)
  const events = days.flatMap((ahead) => eventsOn(ahead, day))
  const moons = events.filter(({ fact }) => isMoon(fact))
  const others =
    scope === 'personal'
      ? contactsWithin(days, day)
      : [...events.filter(({ fact }) => !isMoon(fact)), ...days.flatMap((ahead) => meetingsOn(ahead, day))]
  return [...moons, ...weightiest(others)]
    .sort((one, other) => one.date.localeCompare(other.date))
    .map(({ date, fact }) => ({ date, text: happeningWords(fact) }))
}

const isMoon = ({ kind }: Fact): boolean => kind === 'newMoon' || kind === 'fullMoon'

const eventsOn = ({ window, sky }: DayAhead, { chart }: ReadingDay): Coming[] =>
  eventsOf(sky, chart).map((fact) => ({ date: window.date, fact }))

const meetingsOn = ({ window, sky }: DayAhead, { chart }: ReadingDay): Coming[] =>
  listSignContacts(chart, window, sky.spans).map((fact) => ({ date: window.date, fact }))

const contactsWithin = (days: readonly DayAhead[], { chart, window, zone }: ReadingDay): Coming[] =>
  listContactsAhead(chart, window, zone)
    .map((fact: Contact) => ({ date: clockAt(fact.at!, zone).date, fact }))
    .filter(({ date }) => date <= days.at(-1)!.window.date)

/** Of equal ones the earlier; a second one on the same day would only repeat its date. */
function weightiest(coming: readonly Coming[]): Coming[] {
  const heaviestFirst = [...coming].sort(
    (one, other) => other.fact.weight - one.fact.weight || one.date.localeCompare(other.date),
  )
  return heaviestFirst
    .filter(({ date }, index) => heaviestFirst.findIndex((each) => each.date === date) === index)
    .slice(0, MOST)
}
