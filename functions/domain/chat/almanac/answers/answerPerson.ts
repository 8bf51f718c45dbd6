import type { Planet } from '../../../../../shared/domain/chart.ts'
import { MINIMUM_AGE } from '../../../../../shared/domain/limits.ts'
import { isRealDate, type LocalDate, localDateAt, yearsBetween } from '../../../../../shared/domain/time.ts'
import type { Sign } from '../../../../../shared/domain/zodiac.ts'
import { findAspect } from '../../../chart/aspects.ts'
import { dateSky, possibleSigns } from '../../../sky/dateSky.ts'
import { bodyWords } from '../../../words/bodies.ts'
import type { Knowledge } from '../../Knowledge.ts'
import type { OtherPerson, Question } from '../../question/Question.ts'
import type { AlmanacAnswer } from '../AlmanacAnswer.ts'
import { bondSentence } from '../bondSentence.ts'
import { ASPECT_IN } from '../chartWords.ts'
import { answers, listWords, say } from '../chatWords.ts'
import { answerWhy } from './answerLife.ts'

/** Somebody else: what a date or a sign of theirs shows, and of their mind nothing. */
export function answerPerson(question: Question, known: Knowledge): AlmanacAnswer {
  const { person: words } = answers()
  const { person } = question
  if (!person) return answerWhy(question, known)
  const date = dateOf(person)
  const barred = date && barredDate(date, known)
  if (barred) return { answer: barred }
  if (person.isImpossible) return { answer: say(words.impossible, {}) }
  const told = date ? answerDate(date, question, known) : answerUndated(person, question, known)
  if (!person.asksTheirMind) return told
  return { ...told, answer: `${say(words.mind, { person: person.name })} ${told.answer}` }
}

/** Why nothing is said of a date. */
function barredDate(date: LocalDate, { now, zone }: Knowledge): string | undefined {
  const { person: words } = answers()
  const today = localDateAt(now, zone)
  if (!isRealDate(date)) return say(words.impossible, {})
  if (date > today) return say(words.future, {})
  return yearsBetween(date, today) < MINIMUM_AGE ? say(words.minor, {}) : undefined
}

/** By the sign, and else the reader's own side. */
function answerUndated(person: OtherPerson, question: Question, known: Knowledge): AlmanacAnswer {
  const { person: words } = answers()
  const sign = person.sign ?? signOfDay(person)
  const side = { ...question, bodies: [], kind: question.area ? ('area' as const) : ('why' as const) }
  const { answer, ...reasons } = answerWhy(side, known)
  if (sign) {
    const mySign = known.chart.sunSign
    const bond = bondSentence(mySign, sign)
    return { ...reasons, answer: `${say(words.sign, { person: person.name, sign, mySign })} ${bond}` }
  }
  return { ...reasons, answer: `${answer} ${say(words.needsDate, { person: person.name })}` }
}

/** A day without a year still tells the Sun, unless it changed signs on that day. */
function signOfDay({ birth }: OtherPerson): Sign | undefined {
  if (!birth || birth.year) return undefined
  const [sign, other] = possibleSigns('Sun', writtenDate({ ...birth, year: ANY_YEAR }))
  return other ? undefined : sign
}

const ANY_YEAR = 1992

const dateOf = ({ birth }: OtherPerson): LocalDate | undefined =>
  birth?.year ? writtenDate({ ...birth, year: birth.year }) : undefined

function writtenDate({ year, month, day }: Record<'year' | 'month' | 'day', number>): LocalDate {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${year}-${two(month)}-${two(day)}`
}

const ASKED: readonly Planet[] = ['Venus', 'Mars']
const MOST_BONDS = 2

/** Where the planets were on a date, and the closest of them to the reader's own chart. The date is not kept. */
function answerDate(date: LocalDate, { bodies }: Question, known: Knowledge): AlmanacAnswer {
  const { person: words } = answers()
  const asked = bodies.filter((body): body is Planet => body !== 'Ascendant' && body !== 'Midheaven')
  const places = (asked.length > 0 ? asked : ASKED).map((body, at) => placeWords({ body, date, isFirst: at === 0 }))
  const born = say(words.born, { places: listWords(places) })
  const mySign = known.chart.sunSign
  const [sign] = possibleSigns('Sun', date)
  const bond = asked.length === 0 ? [say(words.signs, { sign: sign!, mySign, bond: bondSentence(mySign, sign!) })] : []
  const contacts = bondsWith(date, known).slice(0, MOST_BONDS)
  const beside = contacts.length > 0 ? [say(words.withYours, { contacts: listWords(contacts) })] : []
  return { answer: [...bond, born, say(words.notKept, {})].join(' '), reasons: beside }
}

interface Place {
  body: Planet
  date: LocalDate
  isFirst: boolean
}

/** "the Sun was in Leo", "Mars in Libra or Scorpio, depending on the hour". */
function placeWords({ body, date, isFirst }: Place): string {
  const [sign, other] = possibleSigns(body, date)
  const place = other ? `${sign} or ${other}, depending on the hour,` : sign
  return `${bodyWords(body)} ${isFirst ? 'was ' : ''}in ${place}`
}

/** What people meet in each other. */
const PERSONAL: ReadonlySet<Planet> = new Set<Planet>(['Sun', 'Moon', 'Mercury', 'Venus', 'Mars'])

function bondsWith(date: LocalDate, { chart }: Knowledge): string[] {
  const theirs = dateSky(date).filter(({ planet }) => planet !== 'Moon' && PERSONAL.has(planet))
  const mine = chart.planetaryPositions.filter(
    ({ planet }) => PERSONAL.has(planet) && (chart.birthTimeKnown || planet !== 'Moon'),
  )
  return theirs
    .flatMap((one) => mine.map((own) => findAspect({ one, other: { ...own, speed: 0 }, use: 'synastry' })))
    .filter((aspect) => aspect !== undefined)
    .sort((one, other) => one.orb - other.orb)
    .map(({ planet1, aspect, planet2 }) => `their ${planet1} is in ${ASPECT_IN[aspect]} your ${planet2}`)
}
