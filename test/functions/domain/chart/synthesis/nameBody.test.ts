import { expect, test } from 'vitest'
import { castChart } from '../../../../../functions/domain/chart/natalChart.ts'
import { listNames, placeOf, positionOf, signOf } from '../../../../../functions/domain/chart/synthesis/nameBody.ts'
import { aBirth } from '../../../../makers/aBirth.ts'

const chart = castChart(aBirth())

test('bodies are listed with commas and an "and"', () => {
  expect(listNames(['Sun', 'Mercury', 'Mars'])).toBe('the Sun, Mercury and Mars')
  expect(listNames(['Venus', 'Moon'])).toBe('Venus and the Moon')
})

test('a body has its own place in the chart, with what its house is about', () => {
  const { sign, house } = chart.planetaryPositions.find(({ planet }) => planet === 'Saturn')!

  expect(positionOf(chart, 'Saturn')).toMatchObject({ planet: 'Saturn', sign, house })
  expect(signOf(chart, 'Saturn')).toBe(sign)
  expect(placeOf(chart, 'Saturn')).toBe('Pisces, in the eighth house of trust and what is shared')
})

test('without a birth time a body has its sign alone', () => {
  expect(placeOf(castChart(aBirth({ timeKnown: false })), 'Saturn')).toBe('Pisces')
})
