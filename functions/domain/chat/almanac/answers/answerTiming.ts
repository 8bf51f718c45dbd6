import { type AspectName, PLANETS, type Planet } from '../../../../../shared/domain/chart.ts'
import { DAY } from '../../../../../shared/domain/time.ts'
import type { Body } from '../../../grounding/Body.ts'
import type { CalendarContact } from '../../../sky/calendar/listContactsBetween.ts'
import { bodyWords } from '../../../words/bodies.ts'
import type { Knowledge } from '../../Knowledge.ts'
import type { Question } from '../../question/Question.ts'
import type { AlmanacAnswer } from '../AlmanacAnswer.ts'
import { AREA_SOURCES } from '../areaBodies.ts'
import { contactWords } from '../bodyPhrases.ts'
import { answers, dayWordsFor, say } from '../chatWords.ts'
import { contactReasons } from '../contactReasons.ts'
import { contactsAhead, nextExact } from '../contactsAhead.ts'
import { pointsOf } from '../pointsOf.ts'
import { answerMoon, answerVoidMoon } from './answerMoon.ts'
import { answerIngress, answerRetrograde } from './answerMotion.ts'
import { answerPeriod, contactsIn } from './answerPeriod.ts'
import { answerReturn } from './answerReturn.ts'
import { contactNow, nowWords } from './contactNow.ts'

/** When something begins, is exact or ends. */
export function answerTiming(question: Question, known: Knowledge): AlmanacAnswer {
  const [body] = question.bodies
  switch (question.happening) {
    case 'return':
      return answerReturn(body ?? 'Saturn', known, true)
    case 'retrograde':
      return answerRetrograde(body ?? 'Mercury', known)
    case 'newMoon':
    case 'fullMoon':
    case 'eclipse':
      return answerMoon(question.happening, known)
    case 'voidMoon':
      return answerVoidMoon(known)
    case 'ingress':
      return answerIngress(body ?? 'Sun', known)
    default:
      return answerMeeting(question, known)
  }
}

/** A contact, a time of life, or how long something goes on. */
function answerMeeting(question: Question, known: Knowledge): AlmanacAnswer {
  if (question.bodies.length > 0) return answerContact(question, known)
  const isOfLife = question.area ?? question.speaks ?? question.seeks
  if (!isOfLife && question.period) return strongestContact(question, known) ?? answerPeriod(question, known)
  return (isOfLife ? undefined : (contactNow(known) ?? contactNow(known, () => true))) ?? answerLife(question, known)
}

/** The next contact between the bodies that were named, or of the only one. */
function answerContact(question: Question, known: Knowledge): AlmanacAnswer {
  const { bodies, area } = question
  const ahead = contactsAhead(NATAL_POINTS, known)
  const found = ahead.find(meets(question, false)) ?? ahead.find(meets({ ...question, own: [] }, true))
  const { timing } = answers()
  if (!found) return { answer: say(timing.contactNone, { mover: bodyWords((bodies[0] ?? 'Mars') as Planet) }) }
  return { ...contactReasons(found, known.reader, area), answer: nextWords(found, known) }
}

/** A planet that is not called the reader's own is the one that moves. */
function meets({ bodies, own = [], aspect, seeks }: Question, isEither: boolean) {
  return ({ mover, point, aspect: met }: CalendarContact) =>
    bodies.every((body) => (own.includes(body) ? point === body : mover === body || (isEither && point === body))) &&
    (!aspect || met === aspect) &&
    (seeks !== 'ease' || EASY.has(met))
}

const NATAL_POINTS: readonly Body[] = [...PLANETS, 'Ascendant', 'Midheaven']
const EASY: ReadonlySet<AspectName> = new Set(['trine', 'sextile', 'conjunction'])

function nextWords(contact: CalendarContact, known: Knowledge): string {
  const { day, times } = dayWordsFor(known)
  return say(answers().timing.contactNext, {
    ...contactWords(contact),
    begins: day(contact.begins),
    ends: day(contact.ends),
    times: times(contact.exact.filter((at) => at >= known.now)),
  })
}

function strongestContact(question: Question, known: Knowledge): AlmanacAnswer | undefined {
  const [first] = contactsIn(question, known)
  if (!first) return undefined
  const isAhead = first.contact.begins > known.now
  const answer = isAhead ? nextWords(first.contact, known) : nowWords(first.contact, known)
  return { ...contactReasons(first.contact, known.reader), answer }
}

/** What no sky knows, such as a wedding: when the part of life is touched is what can be dated. */
function answerLife(question: Question, known: Knowledge): AlmanacAnswer {
  const { area = 'self', seeks } = question
  const { words } = AREA_SOURCES[area]
  const { timing } = answers()
  const found = seeks === 'ease' ? bestFor(question, known) : nextOf(question, known)
  const life = say(timing.life, { area: words })
  if (!found) return { answer: life }
  const times = dayWordsFor(known).on(nextExact(found, known)!)
  const told = { ...contactWords(found), times }
  const answer =
    seeks === 'ease' ? say(timing.contactGood, { ...told, area: words }) : `${life} ${say(timing.window, told)}`
  return { ...contactReasons(found, known.reader, question.area), answer }
}

/** The next contact to what speaks of it that lasts longer than some days, or the next one at all. */
function nextOf(question: Question, known: Knowledge): CalendarContact | undefined {
  const ahead = contactsAhead(pointsOf(question), known)
  return ahead.find(({ begins, ends }) => ends - begins > 5 * DAY) ?? ahead[0]
}

const KIND: ReadonlySet<Planet> = new Set(['Jupiter', 'Venus', 'Sun'])

/** The next easy contact of a kind planet. */
const bestFor = (question: Question, known: Knowledge): CalendarContact | undefined =>
  contactsAhead(pointsOf(question), known).find(({ mover, aspect }) => KIND.has(mover) && EASY.has(aspect))
