import type { Body } from '../../../grounding/Facts.ts'
import type { Knowledge } from '../../Knowledge.ts'
import type { Question } from '../../question/Question.ts'
import type { AlmanacAnswer } from '../AlmanacAnswer.ts'
import { AREA_SOURCES } from '../areaBodies.ts'
import { aspectsOf, type NatalBody, natalBody } from '../chartWords.ts'
import { answers, say, whereWords } from '../chatWords.ts'
import { contactReasons } from '../contactReasons.ts'
import { nextContactOf } from '../nextContactOf.ts'

/** Why the reader is as they are, or what the chart says of a part of life. */
export function answerWhy(question: Question, known: Knowledge): AlmanacAnswer {
  const { why, area } = answers()
  const found = bodiesFor(question, known)
  const [first] = found
  if (!first) return { answer: say(answers().placement.needsTime, {}) }
  const words = { body: first.body, sign: first.sign, where: whereWords(first.house) }
  const answer =
    question.kind === 'area' && question.area
      ? say(area, { ...words, area: AREA_SOURCES[question.area].words })
      : say(why, words)
  return { answer, reasons: reasonsOf(found, known), act: actFor(question, known) }
}

/** Whether to do something: what in the reader decides, and when the sky gives a clearer head. */
export function answerDecision(question: Question, known: Knowledge): AlmanacAnswer {
  const found = bodiesFor(question, known)
  return { answer: say(answers().decision, {}), reasons: reasonsOf(found, known), act: actFor(question, known) }
}

/** The bodies that were named, else those of the area, else the lights; without those that can't be told. */
function bodiesFor({ bodies, area, houses }: Question, { chart, reader }: Knowledge): NatalBody[] {
  const ofFocus =
    reader.focus && ({ love: 'love', career: 'work', money: 'work', wellbeing: 'self' } as const)[reader.focus]
  const inHouses = chart.planetaryPositions.filter(({ house }) => house !== null && houses.includes(house))
  const named: readonly Body[] =
    bodies.length > 0
      ? bodies
      : houses.length > 0
        ? inHouses.map(({ planet }) => planet)
        : AREA_SOURCES[area ?? ofFocus ?? 'self'].bodies
  return named.flatMap((body) => natalBody(chart, body) ?? []).filter(({ certain }) => certain)
}

function reasonsOf(found: readonly NatalBody[], { chart }: Knowledge): string[] {
  const [first, ...others] = found
  if (!first) return []
  const ofAspects = aspectsOf(chart, first.body).map(({ interpretation }) => interpretation)
  return [first.interpretation, ...others.map(({ interpretation }) => interpretation), ...ofAspects].filter(Boolean)
}

/** Something to do, from the next contact that touches the area. */
function actFor({ area, bodies }: Question, known: Knowledge): string | undefined {
  const next = nextContactOf(bodies.length > 0 ? bodies : AREA_SOURCES[area ?? 'self'].bodies, known)
  return next && contactReasons(next, known.reader, area).act
}
