import { expect, test } from 'vitest'
import type { Placed } from '../../../../functions/domain/chart/aspects.ts'
import { listSynastry } from '../../../../functions/domain/compatibility/synastry.ts'

const at = (planet: Placed['planet'], longitude: number): Placed => ({ planet, longitude, speed: 1 })

test('every body of one chart meets every body of the other, the closest first', () => {
  const aspects = listSynastry([at('Sun', 10), at('Moon', 100)], [at('Sun', 12), at('Venus', 159)])

  expect(aspects).toEqual([
    { planet1: 'Moon', aspect: 'sextile', planet2: 'Venus', orb: 1 },
    { planet1: 'Sun', aspect: 'conjunction', planet2: 'Sun', orb: 2 },
    { planet1: 'Moon', aspect: 'square', planet2: 'Sun', orb: 2 },
  ])
})

test('bodies of one chart do not meet each other', () => {
  expect(listSynastry([at('Sun', 0), at('Moon', 90)], [at('Venus', 40)])).toEqual([])
})
