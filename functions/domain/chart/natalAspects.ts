import type { Birth } from '../../../shared/domain/birth.ts'
import { apparentPlace } from '../sky/ephemeris.ts'
import { type Aspect, listAspects, type Placed } from './aspects.ts'
import { birthDay } from './birthSky.ts'

/**
 * The aspects of a birth, the closest first. Without a known time only those that hold from midnight to midnight: the Moon
 * moves about 13 degrees in a day, and an aspect that is true at noon alone would be made up. Orbs are those of noon.
 */
export function natalAspects(birth: Birth, placed: readonly Placed[]): Aspect[] {
  const aspects = listAspects(placed)
  if (birth.timeKnown) return aspects
  const midnights = birthDay(birth).map((utc) =>
    listAspects(placed.map(({ planet }) => ({ planet, ...apparentPlace(planet, utc) }))),
  )
  return aspects.filter((aspect) => midnights.every((others) => others.some((other) => isSame(aspect, other))))
}

const isSame = (one: Aspect, other: Aspect): boolean =>
  one.planet1 === other.planet1 && one.aspect === other.aspect && one.planet2 === other.planet2
