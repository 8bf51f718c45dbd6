import { addDays, DAY, type EpochSeconds, type LocalDate, localDateAt } from '../../../../../shared/domain/time.ts'
import { SLOW_MOVERS } from '../../../../content/schema/keys.ts'
import { NEAR } from '../../../reading/facts/contacts.ts'
import { dayWindow } from '../../../reading/facts/DayWindow.ts'
import type { CalendarContact } from '../../../sky/calendar/listContactsBetween.ts'
import { apparentLongitude } from '../../../sky/ephemeris.ts'
import type { Knowledge } from '../../Knowledge.ts'
import type { Period, Question } from '../../question/Question.ts'
import type { AlmanacAnswer } from '../AlmanacAnswer.ts'
import { AREA_SOURCES } from '../areaBodies.ts'
import { contactWords } from '../bodyPhrases.ts'
import { answers, dayWordsFor, say, whereWords } from '../chatWords.ts'
import { contactReasons } from '../contactReasons.ts'
import { houseAt } from '../houseAt.ts'

/** What today, a week, a month or a year is like: the strongest contacts, and the new and full moons. */
export function answerPeriod(question: Question, known: Knowledge): AlmanacAnswer {
  const { period: words } = answers()
  const period = question.period ?? 'week'
  const { from, to } = spanOf(period, known)
  const found = known
    .contacts()
    .map((contact) => ({ contact, at: contact.exact.find((at) => at >= from && at < to) }))
    .filter((each): each is { contact: CalendarContact; at: EpochSeconds } => each.at !== undefined)
    .sort((one, other) => weightOf(other.contact, question) - weightOf(one.contact, question))
  const [first, second] = found
  const moons = moonsIn({ from, to }, known)
  if (!first) return { answer: [say(words.quiet, { period: PERIODS[period] }), ...moons].join(' ') }
  const { on } = dayWordsFor(known)
  const answer = say(words.contact, { ...contactWords(first.contact), period: PERIODS[period], times: on(first.at) })
  const also = second ? [say(words.also, { ...contactWords(second.contact), times: on(second.at) })] : []
  return {
    answer: [answer, ...also, ...moons].join(' '),
    ...contactReasons(first.contact, known.reader, question.area),
  }
}

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
function weightOf({ mover, point }: CalendarContact, { area, bodies }: Question): number {
  const isSlow = SLOW_MOVERS.some((slow) => slow === mover)
  const isAsked =
    bodies.includes(mover) || bodies.includes(point) || (area && AREA_SOURCES[area].bodies.includes(point))
  return (isSlow ? 2 : 1) * (NEAR.has(point) ? 2 : 1) * (isAsked ? 4 : 1)
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
