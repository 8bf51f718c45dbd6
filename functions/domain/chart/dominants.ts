import type { Dominant, PlanetaryPosition } from '../../../shared/domain/chart.ts'
import type { Sign } from '../../../shared/domain/zodiac.ts'
import { type Aspect, orbOf } from './aspects.ts'
import { rulersOf } from './dignities.ts'

type Seat = Pick<PlanetaryPosition, 'planet' | 'sign' | 'house' | 'certain' | 'dignity'>

interface Whole {
  positions: readonly Seat[]
  aspects: readonly Aspect[]
  risingSign: Sign | null
}

/**
 * The three bodies that speak loudest, by a scheme of ours that is meant to be simple. A body earns points for
 *   being a light: 3 · ruling the rising sign: 3, the Sun's sign: 2, the Moon's sign: 1 (modern rulers)
 *   standing in an angular house (1, 4, 7, 10): 3 · at home or exalted: 2
 *   each aspect with another body: 1 when it is exact, less as its orb widens, nothing at its edge.
 * Shares are percent of the points of all ten. What is not certain earns nothing.
 */
export function findDominants(whole: Whole): Dominant[] {
  const bodies = whole.positions.filter(({ planet }) => planet !== 'Chiron' && planet !== 'North Node')
  const scored = bodies.map((body) => ({ planet: body.planet, points: pointsOf(body, whole) }))
  const total = scored.reduce((sum, { points }) => sum + points, 0)
  return scored
    .sort((one, other) => other.points - one.points)
    .slice(0, 3)
    .map(({ planet, points }) => ({ planet, share: Math.round((points / total) * 100) }))
}

function pointsOf(body: Seat, { positions, aspects, risingSign }: Whole): number {
  const signOf = (light: 'Sun' | 'Moon') => positions.find(({ planet, certain }) => certain && planet === light)?.sign
  const rules = (sign: Sign | null | undefined) => sign && rulersOf(sign).modern === body.planet
  return (
    (body.planet === 'Sun' || body.planet === 'Moon' ? 3 : 0) +
    (rules(risingSign) ? 3 : 0) +
    (rules(signOf('Sun')) ? 2 : 0) +
    (rules(signOf('Moon')) ? 1 : 0) +
    (body.house !== null && body.house % 3 === 1 ? 3 : 0) +
    (body.dignity === 'domicile' || body.dignity === 'exaltation' ? 2 : 0) +
    aspects.reduce((sum, aspect) => sum + closenessTo(body, aspect), 0)
  )
}

function closenessTo({ planet }: Seat, { planet1, aspect, planet2, orb }: Aspect): number {
  return planet === planet1 || planet === planet2 ? 1 - orb / orbOf(aspect, [planet1, planet2], 'natal') : 0
}
