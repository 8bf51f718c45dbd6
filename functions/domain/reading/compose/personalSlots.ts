import { after, DAY, type EpochSeconds, secondsOf } from '../../../../shared/domain/time.ts'
import { nextIngress } from '../../sky/ingresses.ts'
import { listMoonQuarters } from '../../sky/moonQuarters.ts'
import { bodyWords } from '../../words/bodies.ts'
import { capitalised } from '../../words/capitalised.ts'
import { type ContactCourse, contactCourse } from '../facts/contactCourse.ts'
import type { DayWindow } from '../facts/DayWindow.ts'
import type { Contact, Fact, Point } from '../facts/Fact.ts'
import { someone } from '../pieces/someone.ts'
import { ASPECT_WORDS, ownPoint } from '../words/aspects.ts'
import { quarterWords } from '../words/quarters.ts'
import { type When, whenFor } from '../words/when.ts'
import { dayNumber } from './dayNumber.ts'
import { type PartOfLife, whereWords } from './partOfLife.ts'
import type { ReadingDay } from './ReadingDay.ts'
import type { Reader } from './rankOptions.ts'
import type { Slots } from './Slots.ts'

/** Everything that a sentence about a personal lead can say. */
export function personalSlots(
  lead: Fact,
  part: PartOfLife,
  { day, reader }: { day: ReadingDay; reader: Reader },
): Slots {
  const when = whenFor(day.window.date, day.zone)
  return {
    ...moverSlots(lead, when, day),
    where: whereWords(lead, part, { chart: day.chart, reader }),
    someone: someone(day.relationship, dayNumber(reader)),
    ...(lead.at !== undefined && { hour: when.hour(lead.at) }),
    ...(lead.kind === 'contact' && contactSlots(lead, when, day)),
    ...('near' in lead && lead.near && targetSlots(lead.near)),
    ...quarterSlots(lead, when, { day, reader }),
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
    }),
  }
}

/** When a planet leaves its sign months from now, nobody plans for it. */
const FORESEEABLE = 60 * DAY

/** An instant at which the mover is in the sign that the reading names. */
function inSignFrom(lead: Fact, midnight: EpochSeconds): EpochSeconds {
  if (lead.kind === 'ingress') return after(lead.at, DAY / 2)
  if (lead.mover === 'Moon') return lead.at ?? after(midnight, DAY / 2)
  return lead.kind === 'contact' && lead.at !== undefined ? lead.at : midnight
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
    ...(lead.target !== lead.mover && { left: ownPoint(lead.target) }),
    verb,
    noun,
    aspect: lead.aspect,
    bareNoun: noun.replace(/^a /, ''),
    startDay: when.day(course.start),
    startDate: when.day(course.start),
    ...(outlasts && {
      endDay: when.day(course.end),
      endOn: when.on(course.end),
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
    ...(last && { lastDay: when.day(last) }),
    ...(last && last >= start && !(next && next <= end) && { exactDay: when.day(last) }),
    ...(next && { nextPassOn: when.on(next) }),
    ...(next && next <= end && nextSlots(next, when)),
    ...(isSeries && { nextPass: NUMBERS[done.length]?.[0], total: NUMBERS[passes.length - 1]?.[1] }),
    ...(returnsAt && backSlots(returnsAt, when)),
  }
}

const nextSlots = (next: EpochSeconds, when: When): Slots => ({
  nextDay: when.day(next),
  nextOn: when.on(next),
})

const backSlots = (returnsAt: EpochSeconds, when: When): Slots => ({
  returnDay: when.day(returnsAt),
  returnOn: when.on(returnsAt),
})

/** The next quarter of the Moon of which the reader has not been told, or else the very next. */
function quarterSlots(lead: Fact, when: When, { day, reader }: { day: ReadingDay; reader: Reader }): Slots {
  const from = after(day.window.to, lead.kind === 'contact' ? 0 : 2 * DAY)
  const quarters = listMoonQuarters({ from, to: after(from, QUARTERS_AHEAD) }).map(({ phase, at }) => {
    const instant = secondsOf(new Date(at))
    return { phase, instant, quarterId: `quarter of ${when.date(instant)}` }
  })
  const { phase, instant, quarterId } =
    quarters.find((each) => reader.read.template(each.quarterId) === undefined) ?? quarters[0]!
  return {
    quarter: quarterWords(phase),
    quarterDay: when.day(instant),
    quarterId,
    quarterOn: when.on(instant),
  }
}

/** Further ahead than the one after next, a day has nothing to do with today. */
const QUARTERS_AHEAD = 15 * DAY
