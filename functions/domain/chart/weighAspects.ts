import type { AspectName, Planet } from '../../../shared/domain/chart.ts'
import type { CrossAspect } from '../../../shared/domain/compatibility.ts'
import type { SynastryAspect } from '../compatibility/synastry.ts'
import { orbOf } from './aspects.ts'

/**
 * The points that each cross aspect adds: aspect × closeness × both bodies, the weightiest first. Closeness is 1 when the
 * aspect is exact and 0 at the edge of its orb. Aspects between two slow bodies are left out, since people of one age
 * share them.
 */
export function weighAspects(aspects: readonly SynastryAspect[]): CrossAspect[] {
  return aspects
    .filter(({ planet1, planet2 }) => WEIGHT[planet1] * WEIGHT[planet2] > 0 && !(isSlow(planet1) && isSlow(planet2)))
    .map(weigh)
    .sort((one, other) => pointsOf(other) - pointsOf(one))
}

/** What the aspects of a pair come to. */
export const sumOf = (aspects: readonly CrossAspect[]): { harmony: number; tension: number } => ({
  harmony: aspects.reduce((sum, aspect) => sum + aspect.harmony, 0),
  tension: aspects.reduce((sum, aspect) => sum + aspect.tension, 0),
})

const pointsOf = ({ harmony, tension }: CrossAspect): number => harmony + tension

function weigh(met: SynastryAspect): CrossAspect {
  const { planet1, aspect, planet2, orb } = met
  const closeness = 1 - orb / orbOf(aspect, [planet1, planet2], 'synastry')
  const points = closeness * WEIGHT[planet1] * WEIGHT[planet2]
  const [harmony, tension] = natureOf(met)
  return { ...met, harmony: points * harmony, tension: points * tension }
}

/** A conjunction is what its bodies make of it: with Saturn or beyond it holds as much strain as ease. */
const natureOf = ({ planet1, aspect, planet2 }: SynastryAspect): readonly [number, number] =>
  aspect === 'conjunction' && (isStern(planet1) || isStern(planet2)) ? [0.5, 0.5] : NATURE[aspect]

/** Shares of harmony and tension. An opposition attracts too. */
const NATURE: Record<AspectName, readonly [number, number]> = {
  conjunction: [1, 0],
  trine: [1, 0],
  sextile: [0.7, 0],
  opposition: [0.2, 0.8],
  square: [0, 1],
}

const isStern = (planet: Planet): boolean => isSlow(planet) && planet !== 'Jupiter'
const isSlow = (planet: Planet): boolean => WEIGHT[planet] <= 1

/** Half of what a Moon would weigh with known times: at noon it may be seven degrees from its place at birth. */
const MOON = 1.5

const WEIGHT: Record<Planet, number> = {
  Sun: 3,
  Moon: MOON,
  Mercury: 2,
  Venus: 3,
  Mars: 2.5,
  Jupiter: 1,
  Saturn: 1,
  Uranus: 0.5,
  Neptune: 0.5,
  Pluto: 0.5,
  Chiron: 0,
  'North Node': 0,
}
