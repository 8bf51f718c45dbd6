import { expect, test } from 'vitest'
import {
  evenTexts,
  leastTexts,
  missingTexts,
  qualityTexts,
  strongTexts,
} from '../../../../../functions/domain/chart/almanac/synthesis/balanceTexts.ts'
import { fullHouseTexts } from '../../../../../functions/domain/chart/almanac/synthesis/houseTexts.ts'
import { castChart } from '../../../../../functions/domain/chart/natalChart.ts'
import { strengthLines } from '../../../../../functions/domain/chart/synthesis/strengthLines.ts'
import type { UnreadChart } from '../../../../../functions/domain/chart/synthesis/UnreadChart.ts'
import { aBirth } from '../../../../makers/aBirth.ts'

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
  expect(houseLine([1, 1, 2, 2, 3, 4, 7, 7, 7, 8])).toEqual({ options: fullHouseTexts[6], spare: 4 })
  expect(houseLine([1, 1, 2, 2, 3, 4, 5, 7, 7, 8])).toBeUndefined()
})

test('the fullest house is told, and of two that are as full the first', () => {
  expect(houseLine([1, 1, 1, 2, 2, 2, 2, 4, 5, 6])?.options).toBe(fullHouseTexts[1])
  expect(houseLine([9, 9, 9, 2, 2, 2, 1, 4, 5, 6])?.options).toBe(fullHouseTexts[1])
})

test('an element without a point is told as missing, unless the Moon may be in another sign', () => {
  const elements = { fire: 0, earth: 5, air: 5, water: 4 }

  expect(balanceLine(elements)).toBe(missingTexts[fire])
  expect(balanceLine(elements, undefined, 'Leo')).toBe(qualityTexts.cardinal)
})

test('an element with three sevenths of the points is told as strong', () => {
  expect(balanceLine({ fire: 2, earth: 2, air: 3, water: 7 })).toBe(strongTexts[water])
  expect(balanceLine({ fire: 2, earth: 3, air: 6, water: 3 })).toBe(leastTexts[fire])
})

test('a quality with much of the weight is told where no element has it', () => {
  const elements = { fire: 3, earth: 4, air: 4, water: 3 }

  expect(balanceLine(elements, { cardinal: 3, fixed: 7, mutable: 4 })).toBe(qualityTexts.fixed)
})

test('the one element with the fewest points is told, and an even balance where there are several', () => {
  expect(balanceLine({ fire: 4, earth: 2, air: 4, water: 4 })).toBe(leastTexts[earth])
  expect(balanceLine({ fire: 4, earth: 3, air: 4, water: 3 })).toBe(evenTexts)
  expect(balanceLine({ fire: 5, earth: 5, air: 1, water: 3 })).toBe(leastTexts[air])
})
