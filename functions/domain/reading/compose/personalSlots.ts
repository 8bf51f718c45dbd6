import { moonPhaseName } from '../../../../shared/domain/moon.ts'
import { after, DAY, type EpochSeconds, secondsOf } from '../../../../shared/domain/time.ts'
import { SIGNS, type Sign } from '../../../../shared/domain/zodiac.ts'
import { nextIngress } from '../../sky/ingresses.ts'
import { nextMoonQuarter } from '../../sky/moonQuarters.ts'
import { bodyWords } from '../../words/bodies.ts'
import { capitalised } from '../../words/capitalised.ts'
import { type ContactCourse, contactCourse } from '../facts/contactCourse.ts'
import type { DayWindow } from '../facts/DayWindow.ts'
import type { Contact, Fact, Point } from '../facts/Fact.ts'
import { someone } from '../pieces/someone.ts'
import { ASPECT_WORDS, ownPoint } from '../words/aspects.ts'
import { QUARTER_SLOTS, QUARTER_WORDS } from '../words/quarters.ts'
import { type When, whenFor } from '../words/when.ts'
import { type PartOfLife, whereWords } from './partOfLife.ts'
import type { ReadingDay } from './ReadingDay.ts'
import type { Slots } from './Slots.ts'

/** Everything that a sentence about a personal lead can say. */
export function personalSlots(lead: Fact, part: PartOfLife, day: ReadingDay): Slots {
  const when = whenFor(day.window.date, day.zone)
  return {
    ...moverSlots(lead, when, day),
    where: whereWords(lead, part, day),
    someone: someone(day.relationship),
    ...(lead.at !== undefined && { hour: when.hour(lead.at) }),
    ...(lead.kind === 'contact' && contactSlots(lead, when, day)),
    ...('near' in lead && lead.near && targetSlots(lead.near)),
    ...quarterSlots(lead, when, day),
  }
}

function moverSlots(lead: Fact, when: When, { window }: ReadingDay): Slots {
  const mover = bodyWords(lead.mover)
  const signEnd = nextIngress(lead.mover, inSignFrom(lead, window.from))
  const isAhead = when.date(signEnd) > window.date && signEnd < after(window.from, FORESEEABLE)
  return {
    mover,
    Mover: capitalised(mover),
    sign: lead.sign,
    ...(isAhead && {
      signEnd: when.day(signEnd),
      signEndOn: when.on(signEnd),
      SignEndOn: capitalised(when.on(signEnd)),
    }),
    ...(lead.kind === 'ingress' && { endDay: when.day(signEnd) }),
    ...((lead.kind === 'moonEnters' || lead.kind === 'moonWithin') && {
      endClock: clockWords(lead.until, when, window.date),
      nextSign: signAfter(lead.sign),
    }),
  }
}

/** When a planet leaves its sign months from now, nobody plans for it. */
const FORESEEABLE = 60 * DAY

export const signAfter = (sign: Sign): Sign => SIGNS[(SIGNS.indexOf(sign) + 1) % SIGNS.length]!

/** An instant at which the mover is in the sign that the reading names. */
function inSignFrom(lead: Fact, midnight: EpochSeconds): EpochSeconds {
  if (lead.kind === 'ingress') return after(lead.at, DAY / 2)
  if (lead.mover === 'Moon') return lead.at ?? after(midnight, DAY / 2)
  return midnight
}

/** "10:06 tonight", or "10:06 on Monday". */
function clockWords(at: EpochSeconds, when: When, today: string): string {
  return when.date(at) === today ? when.hour(at) : `${when.clock(at)} ${when.on(at)}`
}

function contactSlots(lead: Contact, when: When, { window }: ReadingDay): Slots {
  const course = contactCourse(lead, window)
  const { verb, noun } = ASPECT_WORDS[lead.aspect]
  const outlasts = when.date(course.end) > window.date
  return {
    ...targetSlots(lead.target),
    verb,
    noun,
    aspect: lead.aspect,
    bareNoun: noun.replace(/^an? /, ''),
    startDay: when.day(course.start),
    startDate: when.day(course.start),
    ...(outlasts && {
      endDay: when.day(course.end),
      endOn: when.on(course.end),
      EndOn: capitalised(when.on(course.end)),
    }),
    ...(lead.stage === 'last' && { endHour: when.hour(course.end) }),
    ...passSlots(lead, course),
    ...storySlots(course, when, window),
  }
}

const targetSlots = (point: Point): Slots => ({ target: ownPoint(point), Target: capitalised(ownPoint(point)) })

/** Which pass of how many, for a mover that turns back and comes again. */
function passSlots({ at }: Contact, { passes }: ContactCourse): Slots {
  if (at === undefined || passes.length < 2) return {}
  const index = passes.findIndex((pass) => Math.abs(pass - at) < DAY)
  const isLast = index === passes.length - 1
  if (index < 0 || index > 4) return {}
  return {
    pass: isLast && index > 1 ? `${NUMBERS[index]![0]} and last` : NUMBERS[index]![0],
    number: NUMBERS[index]![1],
    total: NUMBERS[passes.length - 1]?.[1],
  }
}

const NUMBERS = [
  ['first', 'one'],
  ['second', 'two'],
  ['third', 'three'],
  ['fourth', 'four'],
  ['fifth', 'five'],
] as const

/** How far the visits of a mover have come: its exact days before and after, and when it is back. */
function storySlots({ passes, returnsAt, start, end }: ContactCourse, when: When, { from, to }: DayWindow): Slots {
  const [done, ahead] = [passes.filter((pass) => pass < from), passes.filter((pass) => pass >= to)]
  const [last, next] = [done.at(-1), ahead[0]]
  const isSeries = passes.length > 1
  return {
    ...(last && { lastDay: when.day(last), firstDay: isSeries ? when.day(passes[0]!) : undefined }),
    ...(last && last >= start && !(next && next <= end) && { exactDay: when.day(last) }),
    ...(next && { nextPassOn: when.on(next) }),
    ...(next && next <= end && nextSlots(next, when, to)),
    ...(isSeries && { nextPass: NUMBERS[done.length]?.[0], total: NUMBERS[passes.length - 1]?.[1] }),
    ...(returnsAt && backSlots(returnsAt, when)),
  }
}

const nextSlots = (next: EpochSeconds, when: When, tomorrow: EpochSeconds): Slots => ({
  nextDay: when.day(next),
  nextOn: when.on(next),
  NextOn: capitalised(when.on(next)),
  daysLeft: next > after(tomorrow, DAY) ? `${Math.ceil((next - tomorrow) / DAY)} days` : undefined,
})

const backSlots = (returnsAt: EpochSeconds, when: When): Slots => ({
  returnDay: when.day(returnsAt),
  returnOn: when.on(returnsAt),
})

function quarterSlots(lead: Fact, when: When, { window }: ReadingDay): Slots {
  const { phase, at } = nextMoonQuarter(after(window.to, lead.kind === 'contact' ? 0 : 2 * DAY))
  const instant = secondsOf(new Date(at))
  return {
    quarter: QUARTER_WORDS[phase] ?? moonPhaseName[phase],
    quarterDay: when.day(instant),
    [QUARTER_SLOTS[phase]!]: when.on(instant),
  }
}
