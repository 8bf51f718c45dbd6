import { expect, test } from 'vitest'
import type { Aspect } from '../../../../functions/domain/chart/aspects.ts'
import { findDominants } from '../../../../functions/domain/chart/dominants.ts'
import { type Dignity, PLANETS, type Planet } from '../../../../shared/domain/chart.ts'
import type { Sign } from '../../../../shared/domain/zodiac.ts'

interface Changes {
  sign?: Sign
  house?: number | null
  certain?: boolean
  dignity?: Dignity | null
}

/** Ten bodies where nothing speaks but what a test changes. Virgo and Gemini both have Mercury as ruler. */
const positions = (changes: Partial<Record<Planet, Changes>> = {}) =>
  PLANETS.map((planet) => ({
    planet,
    sign: 'Gemini' as Sign,
    house: 2 as number | null,
    certain: true,
    dignity: null,
    ...changes[planet],
  }))
const sharesOf = (whole: Partial<Parameters<typeof findDominants>[0]>) =>
  findDominants({ positions: positions(), aspects: [], risingSign: null, ...whole })

test('the lights, and the ruler of their signs, speak first', () => {
  // Sun 3, Moon 3, Mercury 2 + 1, of 9 in all.
  expect(sharesOf({})).toEqual([
    { planet: 'Sun', share: 33 },
    { planet: 'Moon', share: 33 },
    { planet: 'Mercury', share: 33 },
  ])
})

test('the ruler of the rising sign gains three', () => {
  expect(sharesOf({ risingSign: 'Scorpio' })).toContainEqual({ planet: 'Sun', share: 25 })
  expect(sharesOf({ risingSign: 'Virgo' })[0]).toEqual({ planet: 'Mercury', share: 50 })
})

test('a body at home in an angular house gains five', () => {
  const saturn = { house: 10, dignity: 'domicile' as const }

  expect(sharesOf({ positions: positions({ Saturn: saturn }) })[0]).toEqual({ planet: 'Saturn', share: 36 })
})

test('a dignity that is no strength and a house that is no angle earn nothing', () => {
  const saturn = { house: 9, dignity: 'fall' as const }

  expect(sharesOf({ positions: positions({ Saturn: saturn }) })).toEqual(sharesOf({}))
})

test('an exact aspect gives both bodies a point, one at the edge none', () => {
  const aspect: Aspect = { planet1: 'Sun', aspect: 'square', planet2: 'Pluto', orb: 0, applying: true }

  expect(sharesOf({ aspects: [aspect] })[0]).toEqual({ planet: 'Sun', share: 36 })
  expect(sharesOf({ aspects: [{ ...aspect, orb: 9 }] })).toEqual(sharesOf({}))
})

test('the ruler of a Moon sign that is not certain gains nothing', () => {
  const [, , mercury] = sharesOf({ positions: positions({ Moon: { certain: false } }) })

  expect(mercury).toEqual({ planet: 'Mercury', share: 25 })
})
