import { expect, test } from 'vitest'
import { openChartChapter } from '../../../../../functions/domain/chart/almanac/openChartChapter.ts'
import { castChart } from '../../../../../functions/domain/chart/natalChart.ts'
import { strengthLines } from '../../../../../functions/domain/chart/synthesis/strengthLines.ts'
import type { UnreadChart } from '../../../../../functions/domain/chart/synthesis/UnreadChart.ts'
import { aBirth } from '../../../../makers/aBirth.ts'

const { missing, strong, quality, least, even, fullHouse } = openChartChapter('synthesis/strength')
const chart: UnreadChart = castChart(aBirth())

/** The chart with its ten bodies in these houses, from the Sun to Pluto. */
const withHouses = (houses: number[]): UnreadChart => ({
  ...chart,
  planetaryPositions: chart.planetaryPositions.map((position, index) => ({
    ...position,
    house: houses[index] ?? position.house,
  })),
})
const houseLine = (houses: number[]) => strengthLines(withHouses(houses))[3]

type Balance = UnreadChart['balance']

const [fire, earth, air, water] = ['fire', 'earth', 'air', 'water'] as const
const balanceLine = (
  elements: Balance['elements'],
  qualities: Balance['qualities'] = { cardinal: 5, fixed: 5, mutable: 4 },
  moonSignOther: UnreadChart['moonSignOther'] = null,
) =>
  strengthLines({ ...chart, balance: { ...chart.balance, elements, qualities, total: 14 }, moonSignOther })[2]?.options

test('a house with three of the ten bodies is told, one with two is not', () => {
  expect(houseLine([1, 1, 2, 2, 3, 4, 7, 7, 7, 8])).toEqual({ options: fullHouse['7'], spare: 4 })
  expect(houseLine([1, 1, 2, 2, 3, 4, 5, 7, 7, 8])).toBeUndefined()
})

test('the fullest house is told, and of two that are as full the first', () => {
  expect(houseLine([1, 1, 1, 2, 2, 2, 2, 4, 5, 6])?.options).toBe(fullHouse['2'])
  expect(houseLine([9, 9, 9, 2, 2, 2, 1, 4, 5, 6])?.options).toBe(fullHouse['2'])
})

test('an element without a point is told as missing, unless the Moon may be in another sign', () => {
  const elements = { fire: 0, earth: 5, air: 5, water: 4 }

  expect(balanceLine(elements)).toBe(missing[fire])
  expect(balanceLine(elements, undefined, 'Leo')).toBe(quality.cardinal)
})

test('an element with three sevenths of the points is told as strong', () => {
  expect(balanceLine({ fire: 2, earth: 2, air: 3, water: 7 })).toBe(strong[water])
  expect(balanceLine({ fire: 2, earth: 3, air: 6, water: 3 })).toBe(least[fire])
})

test('a quality with much of the weight is told where no element has it', () => {
  const elements = { fire: 3, earth: 4, air: 4, water: 3 }

  expect(balanceLine(elements, { cardinal: 3, fixed: 7, mutable: 4 })).toBe(quality.fixed)
})

test('the one element with the fewest points is told, and an even balance where there are several', () => {
  expect(balanceLine({ fire: 4, earth: 2, air: 4, water: 4 })).toBe(least[earth])
  expect(balanceLine({ fire: 4, earth: 3, air: 4, water: 3 })).toBe(even)
  expect(balanceLine({ fire: 5, earth: 5, air: 1, water: 3 })).toBe(least[air])
})
