import { expect, test } from 'vitest'
import type { Aspect } from '../../../../functions/domain/chart/aspects.ts'
import { birthInstant } from '../../../../functions/domain/chart/birthSky.ts'
import { natalAspects } from '../../../../functions/domain/chart/natalAspects.ts'
import { apparentPlace } from '../../../../functions/domain/sky/ephemeris.ts'
import type { Birth } from '../../../../shared/domain/birth.ts'
import { PLANETS } from '../../../../shared/domain/chart.ts'
import { aBirth, birthOfReference } from '../../../makers/aBirth.ts'
import { referenceCharts } from './referenceCharts.ts'

function aspectsOf(birth: Birth): Aspect[] {
  const { utc } = birthInstant(birth)
  return natalAspects(
    birth,
    PLANETS.map((planet) => ({ planet, ...apparentPlace(planet, utc) })),
  )
}

const nameOf = ({ planet1, aspect, planet2 }: Aspect): string => `${planet1} ${aspect} ${planet2}`

const LIGHTS = ['Sun', 'Moon']
const OUTER = ['Uranus', 'Neptune', 'Pluto']
const groupOf = ({ planet1, planet2 }: Aspect): string => {
  if ([planet1, planet2].some((planet) => LIGHTS.includes(planet))) return 'a light'
  return [planet1, planet2].every((planet) => OUTER.includes(planet)) ? 'outer planets' : 'a planet'
}

test('the aspects of the lights come first, those between outer planets last, and the closest first among each', () => {
  for (const birth of referenceCharts.map(birthOfReference)) {
    const aspects = aspectsOf(birth)

    const groups = ['a light', 'a planet', 'outer planets'].map((group) =>
      aspects.filter((aspect) => groupOf(aspect) === group),
    )
    expect(aspects.map(nameOf)).toEqual(groups.flat().map(nameOf))
    for (const group of groups)
      expect(group.map(({ orb }) => orb)).toEqual(group.map(({ orb }) => orb).toSorted((one, other) => one - other))
  }
})

test('a birth of 1993 lists its lights first, and the meeting of Uranus and Neptune at the end', () => {
  const aspects = aspectsOf(aBirth({ date: '1993-06-15', time: '08:30' }))

  expect(aspects.slice(0, 5).map(nameOf)).toEqual([
    'Sun sextile Mars',
    'Moon sextile Saturn',
    'Moon trine Mars',
    'Sun sextile Moon',
    'Sun sextile Chiron',
  ])
  expect(aspects.slice(-3).map(nameOf)).toEqual([
    'Uranus conjunction Neptune',
    'Uranus sextile Pluto',
    'Neptune sextile Pluto',
  ])
})

test('without a birth time the order is the same', () => {
  const groups = aspectsOf(aBirth({ timeKnown: false })).map(groupOf)

  expect(groups).toEqual(groups.toSorted())
})
