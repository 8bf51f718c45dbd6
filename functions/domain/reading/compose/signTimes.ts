import type { Planet } from '../../../../shared/domain/chart.ts'
import { addDays, after, DAY, type LocalDate } from '../../../../shared/domain/time.ts'
import { signOfLongitude } from '../../../../shared/domain/zodiac.ts'
import { apparentLongitude } from '../../sky/ephemeris.ts'
import { nextIngress } from '../../sky/ingresses.ts'
import { bodyWords } from '../../words/bodies.ts'
import { capitalised } from '../../words/capitalised.ts'
import type { DayWindow } from '../facts/DayWindow.ts'
import type { Contact, Fact } from '../facts/Fact.ts'
import type { ReaderChart } from '../facts/ReaderChart.ts'
import { listSignContacts } from '../facts/signContacts.ts'
import { listDaysAhead } from '../facts/skyAhead.ts'
import { eventsOf } from '../facts/skyEvents.ts'
import { FAST } from '../facts/skyOfDay.ts'
import { ASPECT_WORDS } from '../words/aspects.ts'
import { quarterWords } from '../words/quarters.ts'
import { dayWords, onDay } from '../words/when.ts'
import { dayEverywhere, listMoonDays, listQuarterDays } from './anchors.ts'
import type { ComingContact } from './comingContact.ts'
import type { Slots } from './Slots.ts'

/** What a sign's reading can tell of days ahead. */
export interface SignTime {
  /** Equal on each day that could tell it: what was told lately is no news. */
  id: string
  slots: Slots
}

/**
 * What the timing of a sign's reading can say of what lies ahead, on days that are the same in every zone: a body's stay
 * in its sign, the lead's first, a day of the Moon or one of its quarters. Another kind is first each day.
 */
export function signTimes(lead: Fact, window: DayWindow): SignTime[] {
  const bodies = [...new Set([...bodiesOf(lead), ...FAST])]
  const kinds = [listStays(bodies, window), listMoonsAhead(lead, window), listQuartersAhead(window)]
  const turn = daysSinceEpoch(window.date) % kinds.length
  return [...kinds.slice(turn), ...kinds.slice(0, turn)].flat()
}

const daysSinceEpoch = (date: LocalDate): number => Date.parse(date) / (DAY * 1000)

const bodiesOf = (lead: Fact): Planet[] =>
  lead.kind === 'contact' ? [lead.mover, lead.target as Planet] : [lead.mover]

/** The contacts of two bodies of the sky on the days to come, where the day is the same everywhere; the lead's mover's first. */
export function listSkyAhead(lead: Fact, chart: ReaderChart, { date }: DayWindow): SkyAhead[] {
  const contacts = listDaysAhead(date, 'UTC').flatMap(({ window, sky }) => {
    const met = listSignContacts(chart, window, sky.spans)
    const facts = [...met, ...eventsOf(sky, chart)]
    return met.flatMap((fact): SkyAhead[] => {
      const day = fact.at && dayEverywhere(fact.at)
      if (!day || day <= date || fact.id === lead.id) return []
      return [{ id: `${fact.id} on ${day}`, fact, window, facts, slots: contactSlots(fact, dayWords(day, date)) }]
    })
  })
  const isOfMover = ({ fact }: SkyAhead) => fact.mover === lead.mover
  return [...contacts.filter(isOfMover), ...contacts.filter((each) => !isOfMover(each))]
}

interface SkyAhead extends SignTime, ComingContact {}

function contactSlots({ mover, target, aspect }: Contact, day: string): Slots {
  const { verb, noun } = ASPECT_WORDS[aspect]
  const other = bodyWords(mover)
  return {
    other,
    Other: capitalised(other),
    otherVerb: verb,
    otherNoun: noun,
    otherTarget: bodyWords(target as Planet),
    otherOn: onDay(day),
    OtherOn: capitalised(onDay(day)),
  }
}

/** How long bodies stay in their signs, of those whose last day there is the same everywhere. */
function listStays(bodies: readonly Planet[], { date, to }: DayWindow): SignTime[] {
  const ends = bodies.filter((body) => body !== 'Moon').map((body) => ({ body, end: nextIngress(body, to) }))
  return ends.flatMap(({ body, end }) => {
    const last = dayEverywhere(end)
    if (!last || last <= addDays(date, 1) || end > after(to, FORESEEABLE)) return []
    const [words, day] = [bodyWords(body), dayWords(last, date)]
    const sign = signOfLongitude(apparentLongitude(body, to))
    const signEndOn = onDay(day)
    const slots = {
      mover: words,
      Mover: capitalised(words),
      sign,
      signEnd: day,
      signEndOn,
      SignEndOn: capitalised(signEndOn),
    }
    return [{ id: `${body} in ${sign} until ${last}`, slots }]
  })
}

/** When a planet leaves its sign months from now, nobody plans for it. */
const FORESEEABLE = 60 * DAY

/** The new, half and full Moons of a month, but for one that is just happening. */
const listQuartersAhead = ({ date, to }: DayWindow): SignTime[] =>
  listQuarterDays({ from: after(to, 2 * DAY), to: after(to, 30 * DAY) }).map(({ phase, day }) => ({
    id: `quarter on ${day}`,
    slots: { quarter: quarterWords(phase), quarterOn: onDay(dayWords(day, date)) },
  }))

function listMoonsAhead(lead: Fact, { date, to }: DayWindow): SignTime[] {
  const others = listMoonDays(to, date).filter(({ sign }) => sign !== lead.sign)
  return others.map(({ sign, day }) => {
    const moonDay = dayWords(day, date)
    const moonOn = onDay(moonDay)
    return { id: `Moon on ${day}`, slots: { moonSign: sign, moonDay, moonOn, MoonOn: capitalised(moonOn) } }
  })
}
