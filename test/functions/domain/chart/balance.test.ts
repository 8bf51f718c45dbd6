import { expect, test } from 'vitest'
import { balanceOf } from '../../../../functions/domain/chart/balance.ts'
import { PLANETS } from '../../../../shared/domain/chart.ts'

test('lights and ascendant weigh three, quick planets two, slow ones one', () => {
  expect(
    balanceOf([
      { planet: 'Sun', sign: 'Aries' },
      { planet: 'Ascendant', sign: 'Cancer' },
      { planet: 'Mercury', sign: 'Taurus' },
      { planet: 'Pluto', sign: 'Libra' },
    ]),
  ).toEqual({
    elements: { fire: 3, earth: 2, air: 1, water: 3 },
    qualities: { cardinal: 7, fixed: 2, mutable: 0 },
    polarities: { active: 4, receptive: 5 },
    total: 9,
  })
})

test('Chiron and the node weigh nothing', () => {
  const { total } = balanceOf(PLANETS.map((planet) => ({ planet, sign: 'Leo' })))

  expect(total).toBe(3 + 3 + 2 + 2 + 2 + 5)
})
