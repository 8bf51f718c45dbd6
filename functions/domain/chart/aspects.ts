import { degreesAhead } from '../../../shared/domain/angles.ts'
import { ASPECTS, type AspectName, type Planet } from '../../../shared/domain/chart.ts'

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

/**
 * How far from exact an aspect still counts, in degrees, and how much further for a light. The quincunx draws yods and
 * is no aspect by itself.
 */
const ORBS = {
  natal: { conjunction: 8, opposition: 8, trine: 7, square: 7, sextile: 5, light: 2, quincunx: 3 },
  synastry: { conjunction: 6, opposition: 6, trine: 5, square: 5, sextile: 4, light: 0 },
  transit: { conjunction: 1.5, opposition: 1.5, trine: 1.5, square: 1.5, sextile: 1.5, light: 1.5 },
} as const

/** How far from exact an aspect of the pair still counts, in degrees. In a transit the first of the pair is the mover. */
export const orbOf = (aspect: AspectName, [one, other]: [Planet, Planet], use: AspectUse): number =>
  ORBS[use][aspect] + (hasLight[use](one, other) ? ORBS[use].light : 0)

/** The angle of an exact aspect in degrees. */
export const angleOf = (aspect: AspectName): number => ANGLES.find(([name]) => name === aspect)![1]

const ANGLES: readonly (readonly [AspectName, number])[] = [
  ['conjunction', 0],
  ['sextile', 60],
  ['square', 90],
  ['trine', 120],
  ['opposition', 180],
]

/** How far ahead of the other point each aspect is exact, in degrees: on either side but for conjunction and opposition. */
export const BRANCHES: readonly { aspect: AspectName; angle: number }[] = ASPECTS.flatMap((aspect) => {
  const angle = angleOf(aspect)
  return (angle === 0 || angle === 180 ? [angle] : [angle, -angle]).map((side) => ({ aspect, angle: side }))
})

/** The aspect that two bodies make, if any; `one` is the mover when it is a transit. Never more than one. */
export function findAspect({ one, other, use }: { one: Placed; other: Placed; use: AspectUse }): Aspect | undefined {
  const gap = degreesAhead(one.longitude, other.longitude)
  const pair: [Planet, Planet] = [one.planet, other.planet]
  const found = ANGLES.find(([aspect, angle]) => Math.abs(Math.abs(gap) - angle) <= orbOf(aspect, pair, use))
  if (!found) return undefined

  const [aspect, angle] = found
  const excess = Math.abs(gap) - angle
  const opening = Math.sign(gap) * (one.speed - other.speed)
  const applying = excess * opening < 0
  return { planet1: one.planet, aspect, planet2: other.planet, orb: Math.abs(excess), applying }
}

/** Whether two bodies are 150 degrees apart, within the orb. */
export function isQuincunx(one: Placed, other: Placed): boolean {
  const gap = Math.abs(degreesAhead(one.longitude, other.longitude))
  return Math.abs(gap - 150) <= ORBS.natal.quincunx
}

/** Every aspect within one chart, the closest first. */
export function listAspects(placed: readonly Placed[]): Aspect[] {
  return placed
    .flatMap((one, index) => placed.slice(index + 1).map((other) => findAspect({ one, other, use: 'natal' })))
    .filter((aspect) => aspect !== undefined)
    .sort(byOrb)
}

export const byOrb = (one: { orb: number }, other: { orb: number }): number => one.orb - other.orb

export const isLight = (planet: Planet): boolean => planet === 'Sun' || planet === 'Moon'

/** In a transit only the Moon is given more room, since it crosses an orb of 1.5 degrees in three hours. */
const hasLight: Record<AspectUse, (one: Planet, other: Planet) => boolean> = {
  natal: (one, other) => isLight(one) || isLight(other),
  synastry: (one, other) => isLight(one) || isLight(other),
  transit: (one) => one === 'Moon',
}
