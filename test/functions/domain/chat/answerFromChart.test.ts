import { describe, expect, test } from 'vitest'
import { castChart } from '../../../../functions/domain/chart/natalChart.ts'
import { answerFromChart } from '../../../../functions/domain/chat/almanac/answerFromChart.ts'
import { chatFacts } from '../../../../functions/domain/chat/chatFacts.ts'
import { checkText } from '../../../../functions/domain/grounding/checkText.ts'
import { DAY } from '../../../../shared/domain/time.ts'
import { figure } from '../../../checks/figure.ts'
import { aBirth } from '../../../makers/aBirth.ts'
import { later, NOW } from '../../../makers/later.ts'

const answer = (message: string, { birth = aBirth(), now = NOW, told = [] as string[] } = {}) => {
  const facts = chatFacts({ chart: castChart(birth), zone: 'UTC', now })
  return { text: answerFromChart({ message, facts, told }), facts }
}

describe('the almanac answers', () => {
  test.each([
    ['Will I find love?', 'love', /Venus/],
    ['How am I with money?', 'money', /second house/],
    ['What job suits me?', 'work', /tenth house/],
    ['Why is my mother like that?', 'family', /Moon.*fourth house/s],
    ['What is my rising sign?', 'how you come across', /rising sign is/],
    ['Tell me about Mars', 'your Mars', /Mars is in/],
    ['What is in my 7th house?', 'your seventh house', /seventh house/],
    ['What is the sky doing today?', 'today', /In the sky the Moon is in/],
    ['Why do I overthink?', 'how you think and speak', /Mercury/],
    ['hello', 'you', /Your Sun is in Gemini/],
    ['你好，我的爱情怎么样？', 'you', /Your Sun is in Gemini/],
  ])('%j from what the chart shows about %s', (message, about, words) => {
    const { text } = answer(message)

    expect(text).toMatch(new RegExp(`^Here is what your chart shows about ${about}\\.\n\n`))
    expect(text).toMatch(words)
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

  test('and says nothing that the facts do not bear out, over 60 births and 14 questions', () => {
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
      ...['my eighth house', 'who am I'],
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
        // One line of the almanac speaks of Mondays as such.
        violations.push(...checkText({ text, facts: facts.facts }).filter(({ quote }) => !quote.includes('on Monday')))
      }
    }

    figure('Grounding of the chat’s almanac', `${violations.length} statements without a fact in ${texts} answers`)
    expect(violations).toEqual([])
  })
})
