import { addDays, DAY, type EpochSeconds, type LocalDate, localDateAt } from '../../../../../shared/domain/time.ts'
import { NEAR } from '../../../reading/facts/contacts.ts'
import { dayWindow } from '../../../reading/facts/DayWindow.ts'
import type { CalendarContact } from '../../../sky/calendar/listContactsBetween.ts'
import { apparentLongitude } from '../../../sky/ephemeris.ts'
import type { Knowledge } from '../../Knowledge.ts'
import type { Period, Question } from '../../question/Question.ts'
import type { AlmanacAnswer } from '../AlmanacAnswer.ts'
import { contactWords } from '../bodyPhrases.ts'
import { answers, dayWordsFor, say, whereWords } from '../chatWords.ts'
import { contactReasons } from '../contactReasons.ts'
import { houseAt } from '../houseAt.ts'
import { pointsOf } from '../pointsOf.ts'

/** What today, a week, a month or a year is like: the strongest contacts, and the new and full moons. */
export function answerPeriod(question: Question, known: Knowledge): AlmanacAnswer {
  const { period: words } = answers()
  const period = PERIODS[periodOf(question)]
  const [first, second] = contactsIn(question, known)
  const moons = moonsIn(spanOf(periodOf(question), known), known)
  const isStrain = question.seeks === 'strain'
  if (!first) return { answer: [say(isStrain ? words.none : words.quiet, { period }), ...moons].join(' ') }
  const { on } = dayWordsFor(known)
  const told = { ...contactWords(first.contact), period, times: on(first.at) }
  const also = second ? [say(words.also, { ...contactWords(second.contact), times: on(second.at) })] : []
  const of = (found: DatedContact) => contactReasons(found.contact, known.reader, question.area)
  return {
    ...of(first),
    answer: [say(isStrain ? words.strain : words.contact, told), ...also, ...moons].join(' '),
    reasons: [first, ...(second ? [second] : [])].flatMap((found) => of(found).reasons ?? []),
  }
}

interface DatedContact {
  contact: CalendarContact
  at: EpochSeconds
}

/** The contacts that are exact within the period, the weightiest first; of the hard ones only, where those are sought. */
export function contactsIn(question: Question, known: Knowledge): DatedContact[] {
  const { from, to } = spanOf(periodOf(question), known)
  return known
    .contacts()
    .filter(({ aspect }) => question.seeks !== 'strain' || aspect === 'square' || aspect === 'opposition')
    .map((contact) => ({ contact, at: contact.exact.find((at) => at >= from && at < to) }))
    .filter((each): each is DatedContact => each.at !== undefined)
    .sort((one, other) => weightOf(other.contact, question) - weightOf(one.contact, question))
}

const periodOf = ({ period, seeks }: Question): Period => period ?? (seeks === 'strain' ? 'month' : 'week')

const PERIODS: Record<Period, string> = {
  today: 'today',
  tomorrow: 'tomorrow',
  week: 'this week',
  nextWeek: 'next week',
  month: 'this month',
  nextMonth: 'next month',
  year: 'in the next twelve months',
  nextYear: 'in the next twelve months',
}

/** In days from today: the first, and how many. */
const SPANS: Record<Period, readonly [number, number]> = {
  today: [0, 1],
  tomorrow: [1, 1],
  week: [0, 7],
  nextWeek: [7, 7],
  month: [0, 30],
  nextMonth: [30, 30],
  year: [0, 365],
  nextYear: [0, 365],
}

function spanOf(period: Period, { zone, now }: Knowledge) {
  const [first, days] = SPANS[period]
  const day = (offset: number): LocalDate => addDays(localDateAt(now, zone), offset)
  return { from: dayWindow(day(first), zone).from, to: dayWindow(day(first + days), zone).from }
}

/** Slow bodies on what people feel as themselves weigh most; what was asked about weighs more. */
function weightOf({ mover, point, aspect }: CalendarContact, question: Question): number {
  const isAsked = question.bodies.includes(mover) || pointsOf(question).includes(point)
  const isNamed = question.bodies.length > 0 || question.area || question.speaks
  const isHard = aspect !== 'trine' && aspect !== 'sextile'
  return WEIGHTS[mover] * weightOfPoint(point) * (isNamed && isAsked ? 4 : 1) * (isHard ? 1.2 : 1)
}

const weightOfPoint = (point: CalendarContact['point']): number =>
  NEAR.has(point) ? 2 : point === 'North Node' || point === 'Chiron' ? 0.3 : 1

/** What lasts longer is noticed more. */
const WEIGHTS: Record<CalendarContact['mover'], number> = {
  Pluto: 8,
  Neptune: 7,
  Uranus: 7,
  Saturn: 7,
  Jupiter: 6,
  Chiron: 3,
  Mars: 2.5,
  Sun: 2,
  Venus: 1.6,
  Mercury: 1,
}

const LONG = 45 * DAY

function moonsIn({ from, to }: { from: EpochSeconds; to: EpochSeconds }, known: Knowledge): string[] {
  if (to - from > LONG) return []
  return known
    .lunations()
    .filter(({ at, phase }) => at >= from && at < to && (phase === 'new_moon' || phase === 'full_moon'))
    .map(({ at, phase, sign }) =>
      say(answers().period.moon, {
        phase: phase === 'new_moon' ? 'new Moon' : 'full Moon',
        date: dayWordsFor(known).on(at),
        sign,
        where: whereWords(houseAt(known.chart, apparentLongitude('Moon', at))),
      }),
    )
}
