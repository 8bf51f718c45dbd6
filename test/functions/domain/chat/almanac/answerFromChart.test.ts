import { describe, expect, test } from 'vitest'
import { castChart } from '../../../../../functions/domain/chart/natalChart.ts'
import { answerFromChart } from '../../../../../functions/domain/chat/almanac/answerFromChart.ts'
import { chatFacts } from '../../../../../functions/domain/chat/chatFacts.ts'
import { checkText } from '../../../../../functions/domain/grounding/checkText.ts'
import type { Violation } from '../../../../../functions/domain/grounding/Facts.ts'
import { contactMeaning } from '../../../../../functions/domain/reading/almanac/contactMeaning.ts'
import { toneOf } from '../../../../../functions/domain/reading/facts/toneOf.ts'
import type { Transit } from '../../../../../functions/domain/sky/transits.ts'
import { DAY } from '../../../../../shared/domain/time.ts'
import { figure } from '../../../../checks/figure.ts'
import { aBirth } from '../../../../makers/aBirth.ts'
import { later, NOW } from '../../../../makers/later.ts'

const answer = (message: string, { birth = aBirth(), now = NOW, told = [] as string[] } = {}) => {
  const facts = chatFacts({ chart: castChart(birth), zone: 'UTC', now })
  return { text: answerFromChart({ message, facts, told }), facts }
}

/** The book may say of a transit that it comes every two years, and that Saturn likes a guarantee. */
const isOfManner = ({ kind, quote }: Violation, transits: readonly Transit[]) =>
  (kind === 'time' || kind === 'tone') &&
  (quote.includes('on Monday') ||
    transits.some(({ mover, aspect, target }) =>
      contactMeaning({ mover, point: target, tone: toneOf(aspect) })?.includes(quote),
    ))

describe('the almanac answers', () => {
  test.each([
    ['What about love?', 'love', /Venus/],
    ['How am I with money?', 'money', /second house/],
    ['What job suits me?', 'work', /tenth house/],
    ['Tell me about my mother', 'family', /Moon.*fourth house/s],
    ['What is my rising sign?', 'your rising sign', /rising sign is \w+: what people meet first/],
    ['Why do people say I come across as cold?', 'how you come across', /first house/],
    ['Tell me about Mars', 'your Mars', /Mars is in/],
    ['What is in my 7th house?', 'your seventh house', /seventh house/],
    ['What is the sky doing today?', 'today', /In the sky the Moon is in/],
    ['Why do I overthink?', 'how you think and speak', /Mercury/],
    ['Tell me about my Venus and my Saturn', 'your Venus and your Saturn', /Your Venus is in.*Your Saturn is in/s],
    ['Why do I argue with my mother?', 'family and how you think and speak', /Your Moon is in.*Your Mercury is in/s],
    ['How is work today?', 'work today', /Your Saturn is in.*Right now/s],
    ['Who am I?', 'you', /Your Sun is in Gemini/],
    ['Can you explain squares?', 'squares', /right angle.*There is a square between/s],
    ['What does retrograde mean?', 'retrograde planets', /seems to go backward/],
    ['What are houses?', 'your houses', /twelve parts of a life.*begins in/s],
    ['What is a transit?', 'your transits', /today's sky that reaches.*Right now/s],
  ])('%j from what the chart shows about %s', (message, about, words) => {
    const { text } = answer(message)

    expect(text).toMatch(new RegExp(`^Here is what your chart shows about ${about}\\.\n\n`))
    expect(text).toMatch(words)
  })

  test.each([
    ['Hello!', "Hello, I'm Vesper."],
    ['Thanks, that helps', "You're welcome."],
    ['Are you a real person?', "I'm Vesper, an AI."],
    ['Does he love me?', 'I can see only your own chart'],
    ['When will I meet someone?', 'No chart can tell what will happen'],
    ['Should I change my job?', 'The decision is yours'],
    ['How is next month for work?', "I can see your chart and today's sky"],
    ['I feel so sad and alone', "That sounds heavy, and I'm glad you said it."],
    ['What is the capital of France?', "I can't tell which part of your chart that is about"],
    ['你好，我的爱情怎么样？', "I can't tell which part of your chart that is about"],
  ])('%j as it was asked, before the chart is read', (message, opening) => {
    const { text } = answer(message)

    expect(text.startsWith(opening)).toBe(true)
    expect(text).toContain('Here is what your chart shows about ')
  })

  test('a question without a subject with an offer of what to ask', () => {
    expect(answer('Hello!').text.split('\n\n').at(-1)).toMatch(/^Ask me about love, work/)
    expect(answer('What about love?').text).not.toContain('Ask me about')
  })

  test('whether a planet is retrograde now, which its place at birth does not tell', () => {
    const asked = Array.from({ length: 24 }, (_, each) =>
      answer('Is Mercury retrograde?', { now: later(each * 5 * DAY) }),
    )

    for (const { text, facts } of asked) {
      const isRetrograde = facts.facts.retrogrades!.some(({ of, body }) => of === 'sky' && body === 'Mercury')
      expect(text).toContain(`In the sky Mercury is ${isRetrograde ? 'retrograde' : 'moving forward'} right now`)
    }
    expect(new Set(asked.map(({ text }) => text.includes('moving forward'))).size).toBe(2)
  })

  test('that there is none of what a chart does not have', () => {
    const birth = aBirth()
    const { facts } = answer('', { birth })
    const chart = { ...facts.chart, aspects: facts.chart.aspects.filter(({ aspect }) => aspect !== 'trine') }

    expect(answerFromChart({ message: 'Any trines?', facts: { ...facts, chart }, told: [] })).toContain(
      'There are no trines in your chart.',
    )
  })

  test('that houses need a birth time, where there is none', () => {
    const { text } = answer('What are houses?', { birth: aBirth({ timeKnown: false }) })

    expect(text).toContain("Houses need a birth time, and yours isn't known.")
  })

  test('with the transits that reach the subject of a question about today', () => {
    const told = Array.from({ length: 20 }, (_, each) => answer('How is love today?', { now: later(each * 3 * DAY) }))

    const reached = told.flatMap(({ text }) => [...text.matchAll(/to your natal (\w+)/g)].map(([, target]) => target))
    const hasOwn = ({ facts }: (typeof told)[number]) =>
      facts.transits.some(({ target }) => target === 'Venus' || target === 'Mars')
    const others = told.filter((each) => !hasOwn(each)).length
    expect(reached.filter((target) => target !== 'Venus' && target !== 'Mars').length).toBeLessThanOrEqual(others)
    expect(reached).toContain('Venus')
  })

  test('a transit with what the book of readings says of it', () => {
    const { text, facts } = answer('What is a transit?')
    const meanings = facts.transits.map(({ mover, aspect, target }) =>
      contactMeaning({ mover, point: target, tone: toneOf(aspect) }),
    )

    expect(meanings.some((meaning) => meaning && text.includes(meaning))).toBe(true)
  })

  test('with the phase of the Moon in plain words, whichever it is', () => {
    const told = Array.from({ length: 30 }, (_, day) => answer('today', { now: later(day * DAY) }).text)

    const phases = told.map((text) => /In the sky the Moon is in \w+, and it is ([^.]+)\./.exec(text)?.[1])
    expect([...new Set(phases)].toSorted()).toEqual([
      'a Full Moon',
      'a New Moon',
      'a waning crescent',
      'a waxing crescent',
      'at its first quarter',
      'at its last quarter',
      'waning gibbous',
      'waxing gibbous',
    ])
  })

  test('about a sign from the bodies that are in it and the houses that begin in it, and no others', () => {
    const chart = castChart(aBirth())
    const { sign } = chart.planetaryPositions[0]!
    const { text } = answer(`What of ${sign}?`)

    const [, ...paragraphs] = text.split('\n\n')
    const told = [
      ...chart.planetaryPositions.filter((each) => each.sign === sign).map(({ planet }) => `Your ${planet} is in`),
      ...chart.houses.filter((each) => each.sign === sign).map(() => 'house, which is about'),
    ]
    expect(paragraphs).toHaveLength(Math.min(told.length, 3))
    expect(paragraphs.every((paragraph) => paragraph.includes(` in ${sign}`))).toBe(true)
  })

  test('without houses and without a rising sign when the birth time is not known', () => {
    const birth = aBirth({ timeKnown: false })

    expect(answer('What job suits me?', { birth }).text).not.toMatch(/house|Ascendant|rising/)
    expect(answer('What is my rising sign?', { birth }).text).toContain('needs a birth time')
  })

  test('and says nothing that the facts do not bear out, over 60 births and 24 questions', () => {
    const questions = [
      ...[
        'love',
        'money',
        'work',
        'family',
        'friends',
        'rising',
        'today',
        'rest',
        'anger',
        'feelings',
        'luck',
        'Saturn',
      ],
      ...[
        'my eighth house',
        'who am I',
        'squares',
        'sextiles',
        'conjunctions',
        'oppositions',
        'retrogrades',
        'trines',
        'houses',
        'transits',
        'is Mercury retrograde',
        'work today',
      ],
    ]
    const violations: unknown[] = []
    let texts = 0
    for (let each = 0; each < 60; each += 1) {
      const birth = aBirth({
        date: `${1950 + each}-0${1 + (each % 9)}-1${each % 10}`,
        time: `1${each % 10}:07`,
        timeKnown: each % 5 > 0,
      })
      const now = later(each * 3 * DAY)
      const facts = chatFacts({ chart: castChart(birth), zone: 'UTC', now })
      for (const message of questions) {
        const text = answerFromChart({ message, facts, told: [] })
        texts += 1
        violations.push(...checkText({ text, facts: facts.facts }).filter((each) => !isOfManner(each, facts.transits)))
      }
    }

    figure('Grounding of the chat’s almanac', `${violations.length} statements without a fact in ${texts} answers`)
    expect(violations).toEqual([])
  })
})
