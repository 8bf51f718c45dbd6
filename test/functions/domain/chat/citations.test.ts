import { expect, test } from 'vitest'
import { castChart } from '../../../../functions/domain/chart/natalChart.ts'
import { chatFacts } from '../../../../functions/domain/chat/chatFacts.ts'
import { citationsOf } from '../../../../functions/domain/chat/citations.ts'
import { aBirth } from '../../../makers/aBirth.ts'
import { NOW } from '../../../makers/later.ts'

const { facts } = chatFacts({ chart: castChart(aBirth()), zone: 'UTC', now: NOW })
const cited = (reply: string) => citationsOf(reply, facts).map(({ planet }) => planet)

test('a reply cites the placements of the birth chart that it speaks of, in its order and once each', () => {
  expect(cited('Your Moon is busy. Your Sun is in Gemini, and your Moon again.')).toEqual(['Moon', 'Sun'])
  expect(citationsOf('Your Sun is quick.', facts)).toEqual([{ planet: 'Sun', sign: 'Gemini' }])
})

test('a reply cites four placements at the most', () => {
  expect(cited('Your Sun, your Moon, your Mercury, your Venus and your Mars agree.')).toEqual([
    'Sun',
    'Moon',
    'Mercury',
    'Venus',
  ])
})

test('angles are no planets, and what names nothing cites nothing', () => {
  expect(cited('Your Ascendant and your Midheaven are strong.')).toEqual([])
  expect(cited('Take a walk.')).toEqual([])
})

test.each([
  'In the sky the Moon is in Gemini.',
  'Right now there is a square from Mars to what you do. Mars brings push.',
  'Today Mercury asks for patience.',
])('bodies of the sky are cited as none of the birth chart: %j', (reply) => {
  expect(cited(reply)).toEqual([])
})

test('of a transit only the natal end is cited', () => {
  expect(cited('Right now there is a trine from Jupiter to your natal Venus. Jupiter brings room.')).toEqual(['Venus'])
})

test('a body in its sign of today, and not in that of the birth chart, is one of the sky', () => {
  const placements = [
    { of: 'birth', body: 'Moon', sign: 'Scorpio' },
    { of: 'sky', body: 'Moon', sign: 'Gemini' },
  ] as const

  expect(citationsOf('The Moon is in Gemini.', { placements, aspects: [] })).toEqual([])
  expect(citationsOf('The Moon is in Scorpio.', { placements, aspects: [] })).toHaveLength(1)
})
