import type { Body } from '../../../grounding/Body.ts'
import type { Knowledge } from '../../Knowledge.ts'
import type { Question } from '../../question/Question.ts'
import type { AlmanacAnswer } from '../AlmanacAnswer.ts'
import { ASPECT_IN, aspectsOf, natalBody, orbLabel, otherOf } from '../chartWords.ts'
import { answers, firstSentence, listWords, say, whereWords } from '../chatWords.ts'
import { answerHouse, answerSign } from './answerHouse.ts'
import { answerWholeChart } from './answerWholeChart.ts'

/** What stands in the birth chart. */
export function answerPlacement(question: Question, known: Knowledge): AlmanacAnswer {
  const { bodies, houses, signs, asks } = question
  const [body, other] = bodies
  if (
    asks === 'bigThree' ||
    asks === 'stellium' ||
    asks === 'balance' ||
    asks === 'pattern' ||
    asks === 'strongest' ||
    asks === 'ruler'
  ) {
    return answerWholeChart(asks, known, question.term)
  }
  if (asks === 'retrograde') return answerNatalRetrograde(body, known)
  if (body && other) return answerAspect([body, other], known)
  if (body && asks === 'aspects') return answerAspects(body, known)
  if (body) return answerPlace(question, body, known)
  if (houses.length > 0) return answerHouse(houses[0]!, known)
  if (signs.length > 0) return answerSign(signs[0]!, known)
  return answerWholeChart('bigThree', known)
}

/** "My Gemini Moon" of somebody whose Moon is in Aries is set right first. */
function answerPlace({ signs, houses, of }: Question, body: Body, known: Knowledge): AlmanacAnswer {
  const told = answerPosition(body, known)
  const found = natalBody(known.chart, body)
  if (!found?.certain || of !== 'birth' || (signs.length === 0 && houses.length === 0)) return told
  const isThere = signs.every((sign) => sign === found.sign) && houses.every((house) => house === found.house)
  if (isThere || found.house === null) return told
  const words = { body, degree: found.degree, where: whereWords(found.house) }
  return { ...told, answer: say(answers().placement.elsewhere, words) }
}

export function answerPosition(body: Body, { chart }: Pick<Knowledge, 'chart'>): AlmanacAnswer {
  const { placement } = answers()
  const found = natalBody(chart, body)
  if (!found) return { answer: say(placement.needsTime, {}) }
  if (!found.certain) return { answer: say(placement.uncertain, { body }) }
  const words = { body, degree: found.degree, where: whereWords(found.house) }
  const { sign, interpretation } = found
  const isVague = body === 'Moon' && !chart.birthTimeKnown
  return {
    answer: isVague ? say(placement.sign, { body, sign }) : say(placement.position, words),
    reasons: [interpretation, ...aspectsOf(chart, body).map((each) => each.interpretation)].filter(Boolean),
    plain: interpretation && firstSentence(interpretation),
  }
}

function answerAspects(body: Body, { chart }: Knowledge): AlmanacAnswer {
  const found = aspectsOf(chart, body).slice(0, 3)
  if (found.length === 0) return answerPosition(body, { chart })
  const told = found.map((each) => `${ASPECT_IN[each.aspect]} your ${otherOf(each, body)} (orb ${orbLabel(each.orb)})`)
  return {
    answer: say(answers().placement.aspects, { body, aspects: listWords(told) }),
    reasons: found.map(({ interpretation }) => interpretation),
  }
}

export function answerAspect([one, other]: readonly [Body, Body], known: Knowledge): AlmanacAnswer {
  const { placement, compare } = answers()
  const found = aspectsOf(known.chart, one).find((each) => otherOf(each, one) === other)
  if (found) {
    const words = { one, other, aspect: ASPECT_IN[found.aspect], orb: orbLabel(found.orb) }
    return { answer: say(placement.aspect, words), reasons: [found.interpretation] }
  }
  const [first, second] = [natalBody(known.chart, one), natalBody(known.chart, other)]
  const none = say(placement.aspectNone, { one, other })
  if (!first || !second) return { answer: none }
  const both = say(compare.bodies, { one, other, oneSign: first.sign, otherSign: second.sign })
  return { answer: `${both} ${none}`, reasons: [first.interpretation, second.interpretation].filter(Boolean) }
}

function answerNatalRetrograde(body: Body | undefined, { chart }: Knowledge): AlmanacAnswer {
  const { placement } = answers()
  const retrograde = chart.planetaryPositions.filter((each) => each.retrograde && each.planet !== 'North Node')
  if (!body) {
    const bodies = listWords(retrograde.map(({ planet }) => planet))
    return { answer: bodies ? say(placement.retrogradeAll, { bodies }) : say(placement.retrogradeNone, {}) }
  }
  const isSo = retrograde.some(({ planet }) => planet === body)
  const found = natalBody(chart, body)
  return {
    answer: say(isSo ? placement.retrogradeYes : placement.retrogradeNo, { body }),
    reasons: found?.interpretation ? [found.interpretation] : [],
  }
}
