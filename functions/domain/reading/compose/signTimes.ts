import type { Planet } from '../../../../shared/domain/chart.ts'
import { addDays, after, DAY, type LocalDate } from '../../../../shared/domain/time.ts'
import { signOfLongitude } from '../../../../shared/domain/zodiac.ts'
import { apparentLongitude } from '../../sky/ephemeris.ts'
import { nextIngress } from '../../sky/ingresses.ts'
import { bodyWords } from '../../words/bodies.ts'
import { capitalised } from '../../words/capitalised.ts'
import { type DayWindow, dayWindow } from '../facts/DayWindow.ts'
import type { Contact, Fact } from '../facts/Fact.ts'
import type { ReaderChart } from '../facts/ReaderChart.ts'
import { listSignContacts } from '../facts/signContacts.ts'
import { FAST } from '../facts/skyOfDay.ts'
import { ASPECT_WORDS } from '../words/aspects.ts'
import { QUARTER_SLOTS } from '../words/quarters.ts'
import { dayWords, onDay } from '../words/when.ts'
import { dayEverywhere, listMoonDays, listQuarterDays } from './anchors.ts'
import type { Slots } from './Slots.ts'

/**
 * What the timing of a sign's reading can say of what lies ahead, on days that are the same in every zone: a body's stay
 * in its sign, a day of the Moon or its next quarter. Another one is first each day, lest one date be told every day.
 */
export function signTimes(lead: Fact, window: DayWindow): Slots[] {
  const turn = dayNumber(window.date)
  const stays = listStays(bodiesOf(lead), window)
  const told = stays.length > 0 ? stays : listStays(FAST, window)
  const kinds = [told[(turn >> 1) % told.length], moonAhead(lead, window), quarterAhead(window)].filter(
    (slots) => slots !== undefined,
  )
  return [...kinds.slice(turn % kinds.length), ...kinds.slice(0, turn % kinds.length)]
}

const dayNumber = (date: LocalDate): number => Date.parse(date) / (DAY * 1000)

const bodiesOf = (lead: Fact): Planet[] =>
  lead.kind === 'contact' ? [lead.mover, lead.target as Planet] : [lead.mover]

/** The next contact of two bodies of the sky whose day is the same everywhere; one of the lead's mover before others. */
export function findSkyAhead(lead: Fact, chart: ReaderChart, { date }: DayWindow): SkyAhead | undefined {
  const days = Array.from({ length: 7 }, (_, index) => dayWindow(addDays(date, index + 1), 'UTC'))
  const contacts = days
    .flatMap((day) => listSignContacts(chart, day))
    .flatMap((fact) => {
      const day = fact.at && dayEverywhere(fact.at)
      return day && day > date && fact.id !== lead.id ? [{ fact, slots: contactSlots(fact, dayWords(day, date)) }] : []
    })
  return contacts.find(({ fact }) => fact.mover === lead.mover) ?? contacts[0]
}

interface SkyAhead {
  fact: Contact
  slots: Slots
}

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
function listStays(bodies: readonly Planet[], { date, to }: DayWindow): Slots[] {
  const ends = bodies.filter((body) => body !== 'Moon').map((body) => ({ body, end: nextIngress(body, to) }))
  return ends.flatMap(({ body, end }) => {
    const last = dayEverywhere(end)
    if (!last || last <= addDays(date, 1) || end > after(to, FORESEEABLE)) return []
    const [words, day] = [bodyWords(body), dayWords(last, date)]
    const sign = signOfLongitude(apparentLongitude(body, to))
    const signEndOn = onDay(day)
    return [
      {
        mover: words,
        Mover: capitalised(words),
        sign,
        signEnd: day,
        signEndOn,
        SignEndOn: capitalised(signEndOn),
      },
    ]
  })
}

/** When a planet leaves its sign months from now, nobody plans for it. */
const FORESEEABLE = 60 * DAY

/** The next new, half or full Moon within two weeks, but for one that is just happening. */
function quarterAhead({ date, to }: DayWindow): Slots | undefined {
  const [next] = listQuarterDays({ from: after(to, 2 * DAY), to: after(to, 12 * DAY) })
  if (!next) return undefined
  return { [QUARTER_SLOTS[next.phase]!]: onDay(dayWords(next.day, date)) }
}

function moonAhead(lead: Fact, { date, to }: DayWindow): Slots | undefined {
  const next = listMoonDays(to, date).find(({ sign }) => sign !== lead.sign)
  if (!next) return undefined
  const moonDay = dayWords(next.day, date)
  const moonOn = onDay(moonDay)
  return { moonSign: next.sign, moonDay, moonOn, MoonOn: capitalised(moonOn) }
}
