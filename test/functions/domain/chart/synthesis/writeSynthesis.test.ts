import { describe, expect, test } from 'vitest'
import { openChartChapter } from '../../../../../functions/domain/chart/almanac/openChartChapter.ts'
import { castChart } from '../../../../../functions/domain/chart/natalChart.ts'
import { writeSynthesis } from '../../../../../functions/domain/chart/synthesis/writeSynthesis.ts'
import { chatFacts } from '../../../../../functions/domain/chat/chatFacts.ts'
import { checkText } from '../../../../../functions/domain/grounding/checkText.ts'
import type { Facts } from '../../../../../functions/domain/grounding/Facts.ts'
import { type NatalChart, PLANETS } from '../../../../../shared/domain/chart.ts'
import { figure } from '../../../../checks/figure.ts'
import { aBirth, aPlace } from '../../../../makers/aBirth.ts'
import { NOW } from '../../../../makers/later.ts'

/** A hundred births all over the world and the last century, one in five without a time. */
const births = Array.from({ length: 100 }, (_, index) =>
  aBirth({
    date: new Date(Date.UTC(1925, 0, 1 + index * 311)).toISOString().slice(0, 10),
    time: new Date(((index * 617) % 1440) * 60_000).toISOString().slice(11, 16),
    timeKnown: index % 5 > 0,
    place: aPlace({ lat: ((index * 37) % 130) - 65, lon: ((index * 83) % 360) - 180 }),
  }),
)
const charts = births.map(castChart)
const textOf = ({ synthesis = [] }: NatalChart) => synthesis.join('\n\n')
const sentencesOf = ({ synthesis = [] }: NatalChart) => synthesis.flatMap((paragraph) => paragraph.split(/(?<=[.?]) /))

/** What the chart alone bears out, without the sky of today. */
function natalFacts(chart: NatalChart): Facts {
  const { facts } = chatFacts({ chart, zone: 'UTC', now: NOW })
  return {
    placements: facts.placements.filter(({ of }) => of === 'birth'),
    aspects: facts.aspects.filter(({ a, b }) => a.of === 'birth' && b.of === 'birth'),
    ...(facts.cusps && { cusps: facts.cusps }),
    ...(facts.patterns && { patterns: facts.patterns }),
  }
}

const violationsIn = (text: string, chart: NatalChart) => checkText({ text, facts: natalFacts(chart) })

describe('the synthesis of a chart', () => {
  test('has 150 to 220 words in three or four paragraphs', () => {
    for (const chart of charts) {
      const words = textOf(chart).split(/\s+/).length

      expect(words, textOf(chart)).toBeGreaterThanOrEqual(150)
      expect(words, textOf(chart)).toBeLessThanOrEqual(220)
      expect([3, 4]).toContain(chart.synthesis?.length)
    }
  })

  test('says nothing that the chart does not bear out', () => {
    const violations = charts.flatMap((chart) => violationsIn(textOf(chart), chart))

    expect(violations).toEqual([])
  })

  test('would be refused with a sign that is not in the chart', () => {
    const [, chart] = charts
    const other = chart!.sunSign === 'Leo' ? 'Virgo' : 'Leo'

    expect(violationsIn(textOf(chart!).replace(chart!.sunSign, other), chart!)).not.toEqual([])
  })

  test('never says a sentence twice, nor begins two with the same two words', () => {
    for (const chart of charts) {
      const openings = sentencesOf(chart).map((sentence) => sentence.split(' ').slice(0, 2).join(' '))

      expect(new Set(openings).size, textOf(chart)).toBe(openings.length)
    }
  })

  test('differs from one person to the next', () => {
    const sentences = charts.flatMap(sentencesOf)
    const shares = charts.slice(1).map((chart, index) => {
      const others = sentencesOf(charts[index]!)
      return sentencesOf(chart).filter((sentence) => others.includes(sentence)).length
    })

    figure(
      'Synthesis of charts',
      `${new Set(sentences).size} distinct sentences of ${sentences.length} in ${charts.length} charts`,
    )
    expect(new Set(sentences).size).toBeGreaterThan(500)
    expect(Math.max(...shares)).toBeLessThanOrEqual(3)
  })

  test('is the same whenever it is written', () => {
    expect(charts.map(writeSynthesis)).toEqual(charts.map(({ synthesis }) => synthesis))
  })

  test('is typed cleanly, in plain words', () => {
    const banned =
      /\b(energy|vibe|cosmic|universe|journey|embrace|navigate|unlock|manifest|alignment|tapestry|transformation)\b/i

    expect(charts.map(textOf).filter((text) => /[{}!–—]|undefined| {2}/.test(text) || banned.test(text))).toEqual([])
  })
})

test('without a birth time a synthesis has no house and no rising sign, and says once what the time would add', () => {
  const untimed = charts.filter(({ birthTimeKnown }) => !birthTimeKnown)

  expect(untimed).toHaveLength(20)
  for (const chart of untimed) {
    expect(textOf(chart)).not.toMatch(/\b(houses?|rising|ascendant|midheaven)\b/i)
    expect(textOf(chart).match(/birth time/g), textOf(chart)).toHaveLength(1)
  }
})

test('a Moon that may be in two signs is told in neither', () => {
  const uncertain = charts.filter(({ moonSignOther }) => moonSignOther)

  expect(uncertain.length).toBeGreaterThan(3)
  for (const chart of uncertain) expect(textOf(chart)).not.toMatch(/Moon in |Moon is in [A-Z]/)
})

test('every pair of bodies that can be in an aspect has its texts', () => {
  const pairs = openChartChapter('synthesis/pairs')
  const bodies = PLANETS.slice(0, 10)
  const bare = bodies.flatMap((one, index) =>
    bodies.slice(index + 1).flatMap((other) => {
      const texts = pairs[one]?.[other] ?? {}
      const missing = (['joined', 'easy', 'tense'] as const).filter((tone) => !texts[tone])
      return missing.map((tone) => `${one} ${tone} ${other}`)
    }),
  )

  // Mercury and Venus stay near the Sun; those of the outer planets belong to a whole age.
  expect(bare.filter((pair) => !/^(Uranus|Neptune|Pluto)/.test(pair))).toEqual([
    'Sun easy Mercury',
    'Sun tense Mercury',
    'Sun easy Venus',
    'Sun tense Venus',
    'Mercury tense Venus',
  ])
})
