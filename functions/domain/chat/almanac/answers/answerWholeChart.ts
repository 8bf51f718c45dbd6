import type { ChartPattern, NatalChart, PatternName, Planet } from '../../../../../shared/domain/chart.ts'
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
export const answerWholeChart = (asks: Whole, { chart }: Pick<Knowledge, 'chart'>, term?: string): AlmanacAnswer =>
  ANSWERS[asks](chart, term)

const ANSWERS: Record<Whole, (chart: NatalChart, term: string | undefined) => AlmanacAnswer> = {
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

function answerBalance({ balance }: NatalChart): AlmanacAnswer {
  const elements = Object.entries(balance.elements).sort(([, one], [, other]) => other - one)
  const words = { most: elements[0]![0].toLowerCase(), least: elements.at(-1)![0].toLowerCase() }
  return { answer: say(answers().placement.balance, words) }
}

/** The figures of the chart, or whether it has the one that was asked about. A stellium is asked about by its name. */
function answerPattern(chart: NatalChart, term: string | undefined): AlmanacAnswer {
  const { placement } = answers()
  const figures = figuresOf(chart)
  const told = (some: readonly ChartPattern[]) =>
    listWords(some.map(({ pattern, planets }) => `${PATTERNS[pattern]} of ${listWords(planets)}`))
  const asked = Object.values(PATTERNS).find((name) => isNamed(name, term))
  const found = figures.filter(({ pattern }) => PATTERNS[pattern] === asked)
  if (found.length > 0) return { answer: say(placement.patternYes, { patterns: told(found) }) }
  const others = figures.length > 0 ? say(placement.pattern, { patterns: told(figures) }) : ''
  if (asked) return { answer: `${say(placement.patternNo, { pattern: asked })} ${others}`.trim() }
  return { answer: others || say(placement.patternNone, {}) }
}

const figuresOf = ({ patterns }: NatalChart) => patterns.filter(({ pattern }) => pattern !== 'stellium')
const isNamed = (name: string, term: string | undefined) => name.toLowerCase() === `a ${term}`

/** Whether a chart has a figure, by its name among the terms. */
export const hasFigure = (term: string, { chart }: Pick<Knowledge, 'chart'>): boolean =>
  figuresOf(chart).some(({ pattern }) => isNamed(PATTERNS[pattern], term))

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
    answer: say(answers().placement.strongest, { body: bodyWords(first!), others: listWords(others.map(bodyWords)) }),
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
