import type { Knowledge } from '../../Knowledge.ts'
import type { Question } from '../../question/Question.ts'
import type { AlmanacAnswer } from '../AlmanacAnswer.ts'
import { AREA_SOURCES } from '../areaBodies.ts'
import { contactWords } from '../bodyPhrases.ts'
import { aspectsOf, type NatalBody, natalBody } from '../chartWords.ts'
import { answers, dayWordsFor, firstSentence, say, whereWords } from '../chatWords.ts'
import { contactReasons } from '../contactReasons.ts'
import { contactsAhead, nextExact } from '../contactsAhead.ts'
import { pointsOf } from '../pointsOf.ts'
import { answerPeriod } from './answerPeriod.ts'

/** Why the reader is as they are, or what the chart says of a part of life. */
export function answerWhy(question: Question, known: Knowledge): AlmanacAnswer {
  const { why, area } = answers()
  const found = bodiesFor(question, known)
  const [first] = found
  if (!first) return { answer: say(answers().placement.needsTime, {}) }
  const words = { body: first.body, sign: first.sign, where: whereWords(first.house) }
  const isOfArea = question.kind === 'area' && question.area && !question.speaks
  const answer = isOfArea ? say(area, { ...words, area: AREA_SOURCES[question.area!].words }) : say(why, words)
  const opening = question.isHard ? [say(answers().hard, {})] : []
  return { answer: [...opening, answer].join(' '), ...lifeReasons(question, known) }
}

/** What the chart says of it, and something to do. */
export function lifeReasons(question: Question, known: Knowledge): Omit<AlmanacAnswer, 'answer'> {
  const reasons = reasonsOf(bodiesFor(question, known), known)
  return { reasons, plain: reasons[0] && firstSentence(reasons[0]), acts: actsFor(question, known) }
}

/** Whether to do something: what in the reader decides, and when the sky gives a clearer head. */
export function answerDecision(question: Question, known: Knowledge): AlmanacAnswer {
  const { answer: sky } = question.period ? answerPeriod(question, known) : answerNext(question, known)
  return { ...lifeReasons(question, known), answer: `${say(answers().decision, {})} ${sky}`.trim() }
}

/** The next contact that touches what it is about. */
function answerNext(question: Question, known: Knowledge): AlmanacAnswer {
  const [next] = contactsAhead(pointsOf(question), known)
  if (!next) return { answer: '' }
  const at = nextExact(next, known)!
  return { answer: say(answers().decisionNext, { ...contactWords(next), times: dayWordsFor(known).on(at) }) }
}

/** What of the chart is told, without what can't be told. */
function bodiesFor(question: Question, { chart }: Knowledge): NatalBody[] {
  const inHouses = chart.planetaryPositions
    .filter(({ house }) => house !== null && question.houses.includes(house))
    .map(({ planet }) => planet)
  const named = question.bodies.length === 0 && inHouses.length > 0 ? inHouses : pointsOf(question)
  return named.flatMap((body) => natalBody(chart, body) ?? []).filter(({ certain }) => certain)
}

function reasonsOf(found: readonly NatalBody[], { chart }: Knowledge): string[] {
  const ofAspects = found.flatMap(({ body }) => aspectsOf(chart, body).map(({ interpretation }) => interpretation))
  return [...new Set([...found.map(({ interpretation }) => interpretation), ...ofAspects])].filter(Boolean)
}

const MOST_CONTACTS = 4

/** What can be done, from the next contacts that touch it. */
function actsFor(question: Question, known: Knowledge): string[] {
  const next = contactsAhead(pointsOf(question), known).slice(0, MOST_CONTACTS)
  return next.flatMap((contact) => contactReasons(contact, known.reader, question.area).acts ?? [])
}
