import { expect, test } from 'vitest'
import { weightiestAspects } from '../../../../../functions/domain/chart/synthesis/weightiestAspects.ts'
import type { AspectName, ChartAspect, Planet } from '../../../../../shared/domain/chart.ts'

const anAspect = (planet1: Planet, aspect: AspectName, planet2: Planet, orb = 1): ChartAspect => ({
  planet1,
  aspect,
  planet2,
  orb,
  applying: true,
  interpretation: '',
})

const pairsOf = (aspects: ChartAspect[], told: Planet[] = []) =>
  weightiestAspects(aspects, told).map(({ aspect }) => `${aspect.planet1} ${aspect.aspect} ${aspect.planet2}`)

test('the closer of two aspects between the same kind of bodies weighs more', () => {
  const aspects = [anAspect('Sun', 'square', 'Saturn', 6), anAspect('Moon', 'square', 'Saturn', 0)]

  expect(pairsOf(aspects)).toEqual(['Moon square Saturn', 'Sun square Saturn'])
})

test('the second aspect is of another tone, if one weighs nearly as much', () => {
  const aspects = [
    anAspect('Sun', 'square', 'Moon', 0),
    anAspect('Sun', 'square', 'Mars', 1),
    anAspect('Moon', 'trine', 'Venus', 2),
  ]

  expect(pairsOf(aspects)).toEqual(['Sun square Moon', 'Moon trine Venus'])
})

test('what a pattern tells anyhow comes only when there is nothing else', () => {
  const inPattern = anAspect('Sun', 'conjunction', 'Mars', 0)
  const other = anAspect('Venus', 'sextile', 'Jupiter', 4)

  expect(pairsOf([inPattern, other], ['Sun', 'Mars'])).toEqual(['Venus sextile Jupiter'])
  expect(pairsOf([inPattern], ['Sun', 'Mars'])).toEqual(['Sun conjunction Mars'])
})

test('aspects that a whole age has, and those with Chiron or the Node, are not told', () => {
  const aspects = [anAspect('Uranus', 'trine', 'Pluto', 0), anAspect('Sun', 'trine', 'Chiron', 0)]

  expect(pairsOf(aspects)).toEqual([])
})

test('of equally close aspects, the lights weigh most, then Venus and Mars, then Mercury, then Jupiter', () => {
  const mostOf = (one: Planet, other: Planet) =>
    pairsOf([anAspect(one, 'square', 'Pluto', 0), anAspect(other, 'square', 'Pluto', 0)])[0]

  expect(mostOf('Venus', 'Sun')).toBe('Sun square Pluto')
  expect(mostOf('Mars', 'Moon')).toBe('Moon square Pluto')
  expect(mostOf('Mercury', 'Venus')).toBe('Venus square Pluto')
  expect(mostOf('Mercury', 'Mars')).toBe('Mars square Pluto')
  expect(mostOf('Jupiter', 'Mercury')).toBe('Mercury square Pluto')
})
