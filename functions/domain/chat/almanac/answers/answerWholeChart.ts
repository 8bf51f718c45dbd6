import type { NatalChart, PatternName, Planet } from '../../../../../shared/domain/chart.ts'
import { rulersOf } from '../../../chart/dignities.ts'
import { listStelliums } from '../../../chart/listStelliums.ts'
import { bodyWords } from '../../../words/bodies.ts'
import { ordinal } from '../../../words/ordinals.ts'
import type { Knowledge } from '../../Knowledge.ts'
import type { Question } from '../../question/Question.ts'
import type { AlmanacAnswer } from '../AlmanacAnswer.ts'
import { natalBody } from '../chartWords.ts'
import { answers, listWords, say, whereWords } from '../chatWords.ts'

type Whole = Extract<Question['asks'], 'bigThree' | 'stellium' | 'balance' | 'pattern' | 'strongest' | 'ruler'>

/** What only the chart as a whole shows. */
export const answerWholeChart = (asks: Whole, { chart }: Pick<Knowledge, 'chart'>): AlmanacAnswer =>
  ANSWERS[asks](chart)

const ANSWERS: Record<Whole, (chart: NatalChart) => AlmanacAnswer> = {
  bigThree: answerBigThree,
  stellium: answerStellium,
  balance: answerBalance,
  pattern: answerPattern,
  strongest: answerStrongest,
  ruler: answerRuler,
}

function answerBigThree(chart: NatalChart): AlmanacAnswer {
  const { placement } = answers()
  const { sunSign: sun, moonSign: moon, risingSign: rising } = chart
  const answer = rising
    ? say(placement.bigThree, { sun, moon, rising })
    : say(placement.bigThreeWithoutTime, { sun, moon })
  return { answer, reasons: chart.planetaryPositions.slice(0, 2).map(({ interpretation }) => interpretation) }
}

/** Three or more of the Sun, the Moon and the planets in one sign or in one house. */
function answerStellium(chart: NatalChart): AlmanacAnswer {
  const { placement } = answers()
  const [largest] = listStelliums(chart.planetaryPositions)
  if (!largest) return { answer: say(placement.stelliumNone, {}) }
  const { planets, place } = largest
  const count = COUNTS[planets.length] ?? String(planets.length)
  const words = { count, place: place.sign ?? `your ${ordinal(place.house!)} house`, bodies: listWords(planets) }
  return {
    answer: say(placement.stellium, words),
    reasons: planets.slice(0, 2).map((planet) => natalBody(chart, planet)!.interpretation),
  }
}

const COUNTS: Readonly<Record<number, string>> = { 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven' }

function answerBalance({ balance, synthesis = [] }: NatalChart): AlmanacAnswer {
  const elements = Object.entries(balance.elements).sort(([, one], [, other]) => other - one)
  const words = { most: elements[0]![0].toLowerCase(), least: elements.at(-1)![0].toLowerCase() }
  return { answer: say(answers().placement.balance, words), reasons: synthesis.slice(-1) }
}

function answerPattern({ patterns }: NatalChart): AlmanacAnswer {
  const { placement } = answers()
  if (patterns.length === 0) return { answer: say(placement.patternNone, {}) }
  const told = patterns.map(({ pattern, planets }) => `${PATTERNS[pattern]} of ${listWords(planets)}`)
  return { answer: say(placement.pattern, { patterns: listWords(told) }) }
}

const PATTERNS: Record<PatternName, string> = {
  grand_cross: 'a grand cross',
  grand_trine: 'a grand trine',
  t_square: 'a T-square',
  yod: 'a yod',
  stellium: 'a stellium',
}

function answerStrongest(chart: NatalChart): AlmanacAnswer {
  const [first, ...others] = chart.dominants.map(({ planet }) => planet)
  return {
    answer: say(answers().placement.strongest, { body: first!, others: listWords(others) }),
    reasons: [natalBody(chart, first!)!.interpretation],
  }
}

function answerRuler(chart: NatalChart): AlmanacAnswer {
  const { placement } = answers()
  const { risingSign: rising } = chart
  if (!rising) return { answer: say(placement.needsTime, {}) }
  const found = natalBody(chart, rulersOf(rising).modern)!
  const words = { body: bodyWords(found.body as Planet), rising, sign: found.sign, where: whereWords(found.house) }
  return { answer: say(placement.ruler, words), reasons: [found.interpretation] }
}
