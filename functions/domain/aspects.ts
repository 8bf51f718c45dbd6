import type { AspectName, Planet } from '../../shared/domain/chart.ts'
import { wrapDegrees } from '../../shared/domain/zodiac.ts'

/** A body on the zodiac: longitude in degrees, speed in degrees a day. A natal point that is transited has speed 0. */
export interface Placed {
  planet: Planet
  longitude: number
  speed: number
}

export interface Aspect {
  planet1: Planet
  aspect: AspectName
  planet2: Planet
  /** Degrees away from exact. */
  orb: number
  applying: boolean
}

export type AspectUse = keyof typeof ORBS

/** How far from exact an aspect still counts, in degrees, and how much further for a light. */
const ORBS = {
  natal: { conjunction: 8, opposition: 8, trine: 7, square: 7, sextile: 5, light: 2 },
  synastry: { conjunction: 6, opposition: 6, trine: 5, square: 5, sextile: 4, light: 0 },
  transit: { conjunction: 1.5, opposition: 1.5, trine: 1.5, square: 1.5, sextile: 1.5, light: 1.5 },
} as const

const ANGLES: readonly (readonly [AspectName, number])[] = [
  ['conjunction', 0],
  ['sextile', 60],
  ['square', 90],
  ['trine', 120],
  ['opposition', 180],
]

/** The aspect that two bodies make, if any; `one` is the mover when it is a transit. Never more than one. */
export function findAspect({ one, other, use }: { one: Placed; other: Placed; use: AspectUse }): Aspect | undefined {
  const gap = wrapDegrees(one.longitude - other.longitude + 180) - 180
  const more = hasLight[use](one.planet, other.planet) ? ORBS[use].light : 0
  const found = ANGLES.find(([aspect, angle]) => Math.abs(Math.abs(gap) - angle) <= ORBS[use][aspect] + more)
  if (!found) return undefined

  const [aspect, angle] = found
  const excess = Math.abs(gap) - angle
  const opening = Math.sign(gap) * (one.speed - other.speed)
  const applying = excess * opening < 0
  return { planet1: one.planet, aspect, planet2: other.planet, orb: Math.abs(excess), applying }
}

/** Every aspect within one chart, the closest first. */
export function listAspects(placed: readonly Placed[]): Aspect[] {
  return placed
    .flatMap((one, index) => placed.slice(index + 1).map((other) => findAspect({ one, other, use: 'natal' })))
    .filter((aspect) => aspect !== undefined)
    .sort(byOrb)
}

export const byOrb = (one: { orb: number }, other: { orb: number }): number => one.orb - other.orb

const isLight = (planet: Planet): boolean => planet === 'Sun' || planet === 'Moon'

/** In a transit only the Moon is given more room, since it crosses an orb of 1.5 degrees in three hours. */
const hasLight: Record<AspectUse, (one: Planet, other: Planet) => boolean> = {
  natal: (one, other) => isLight(one) || isLight(other),
  synastry: (one, other) => isLight(one) || isLight(other),
  transit: (one) => one === 'Moon',
}
