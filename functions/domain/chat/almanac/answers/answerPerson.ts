import type { Planet } from '../../../../../shared/domain/chart.ts'
import { MINIMUM_AGE } from '../../../../../shared/domain/limits.ts'
import { isRealDate, type LocalDate, localDateAt, yearsBetween } from '../../../../../shared/domain/time.ts'
import { findAspect } from '../../../chart/aspects.ts'
import { dateSky, possibleSigns } from '../../../sky/dateSky.ts'
import type { Knowledge } from '../../Knowledge.ts'
import type { OtherPerson, Question } from '../../question/Question.ts'
import type { AlmanacAnswer } from '../AlmanacAnswer.ts'
import { atStart } from '../bodyPhrases.ts'
import { bondSentence } from '../bondSentence.ts'
import { ASPECT_IN } from '../chartWords.ts'
import { answers, listWords, say } from '../chatWords.ts'
import { answerWhy } from './answerLife.ts'

/** Somebody else: what a date or a sign of theirs shows, and of their mind nothing. */
export function answerPerson(question: Question, known: Knowledge): AlmanacAnswer {
  const { person: words } = answers()
  const { person } = question
  if (!person) return answerWhy(question, known)
  if (person.isImpossible) return { answer: say(words.impossible, {}) }
  const date = dateOf(person)
  if (date) return answerDate(date, question, known)
  if (person.sign) return answerSigns(person, person.sign, known)
  const side = answerWhy({ ...question, bodies: [], kind: 'why' }, known)
  const key = person.asksTheirMind ? words.mind : words.needsDate
  return { ...side, answer: `${say(key, { person: person.name })} ${side.answer}` }
}

function dateOf({ birth }: OtherPerson): LocalDate | undefined {
  if (!birth?.year) return undefined
  const [month, day] = [birth.month, birth.day].map((part) => String(part).padStart(2, '0'))
  return `${birth.year}-${month}-${day}`
}

const ASKED: readonly Planet[] = ['Sun', 'Venus', 'Mars']
const MOST_BONDS = 2

/** Where the planets were on a date, and the closest of them to the reader's own chart. The date is not kept. */
function answerDate(date: LocalDate, { bodies }: Question, known: Knowledge): AlmanacAnswer {
  const { person: words } = answers()
  const today = localDateAt(known.now, known.zone)
  if (!isRealDate(date)) return { answer: say(words.impossible, {}) }
  if (date > today) return { answer: say(words.future, {}) }
  if (yearsBetween(date, today) < MINIMUM_AGE) return { answer: say(words.minor, {}) }
  const asked = bodies.filter((body): body is Planet => body !== 'Ascendant' && body !== 'Midheaven')
  const told = (asked.length > 0 ? asked : ASKED).map((body) => bornSentence(body, date))
  const bonds = bondsWith(date, known).slice(0, MOST_BONDS)
  const reasons = bonds.length > 0 ? [`Beside your chart, their ${listWords(bonds)}.`] : []
  return { answer: `${told.join(' ')} ${say(words.notKept, {})}`, reasons }
}

function bornSentence(body: Planet, date: LocalDate): string {
  const { person: words } = answers()
  const [sign, other] = possibleSigns(body, date)
  return other
    ? say(words.bornEither, { body: atStart(body), sign: sign!, other })
    : say(words.born, { body: atStart(body), sign: sign! })
}

function bondsWith(date: LocalDate, { chart }: Knowledge): string[] {
  const theirs = dateSky(date).filter(({ planet }) => planet !== 'Moon')
  const mine = chart.planetaryPositions.filter(({ planet }) => chart.birthTimeKnown || planet !== 'Moon')
  return theirs
    .flatMap((one) => mine.map((own) => findAspect({ one, other: { ...own, speed: 0 }, use: 'synastry' })))
    .filter((aspect) => aspect !== undefined)
    .sort((one, other) => one.orb - other.orb)
    .map(({ planet1, aspect, planet2 }) => `${planet1} is in ${ASPECT_IN[aspect]} your ${planet2}`)
}

function answerSigns(
  { name }: OtherPerson,
  sign: NonNullable<OtherPerson['sign']>,
  { chart }: Knowledge,
): AlmanacAnswer {
  const { person: words } = answers()
  const mySign = chart.sunSign
  const first = say(words.sign, { person: name, sign, mySign })
  return { answer: first, reasons: [bondSentence(mySign, sign)], suggestions: [] }
}
