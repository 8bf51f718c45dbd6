import { expect, test } from 'vitest'
import { placementsOf } from '../../../../web/features/chart/placementsOf.ts'

const bigThree = {
  sunSign: 'Leo',
  moonSign: 'Aries',
  risingSign: 'Libra',
  cuspSign: null,
  moonSignOther: null,
  birthTimeKnown: true,
} as const

test('the three come first, and then what else is cited', () => {
  const cited = [
    { planet: 'Moon', sign: 'Aries' },
    { planet: 'Saturn', sign: 'Pisces' },
  ] as const

  expect(placementsOf(bigThree, [...cited]).map(({ planet }) => planet)).toEqual(['Sun', 'Moon', 'Rising', 'Saturn'])
})

test('a Moon that could be in either of two signs is not named, nor a rising sign that is not known', () => {
  const cited = [{ planet: 'Moon' as const, sign: 'Aries' as const }]

  expect(placementsOf({ ...bigThree, moonSignOther: 'Taurus', risingSign: null }, cited)).toEqual([
    { planet: 'Sun', sign: 'Leo' },
  ])
})
