import type { Birth } from '../../../shared/domain/birth.ts'
import type { Planet } from '../../../shared/domain/chart.ts'
import { apparentPlace } from '../sky/ephemeris.ts'
import { type Aspect, isLight, listAspects, type Placed } from './aspects.ts'
import { birthDay } from './birthSky.ts'

/**
 * The aspects of a birth as an astrologer reads them: those of the lights first, those between outer planets last, and the
 * closest first among each. Without a known time only those that hold from midnight to midnight: the Moon moves about 13
 * degrees in a day, and an aspect that is true at noon alone would be made up. Orbs are those of noon.
 */
export function natalAspects(birth: Birth, placed: readonly Placed[]): Aspect[] {
  const aspects = listAspects(placed).toSorted((one, other) => rankOf(one) - rankOf(other))
  if (birth.timeKnown) return aspects
  const midnights = birthDay(birth).map((utc) =>
    listAspects(placed.map(({ planet }) => ({ planet, ...apparentPlace(planet, utc) }))),
  )
  return aspects.filter((aspect) => midnights.every((others) => others.some((other) => isSame(aspect, other))))
}

const isSame = (one: Aspect, other: Aspect): boolean =>
  one.planet1 === other.planet1 && one.aspect === other.aspect && one.planet2 === other.planet2

const rankOf = ({ planet1, planet2 }: Aspect): number => {
  if (isLight(planet1) || isLight(planet2)) return 0
  return isOuter(planet1) && isOuter(planet2) ? 2 : 1
}

/** Aspects between these last for years: everybody of an age has them. */
const isOuter = (planet: Planet): boolean => planet === 'Uranus' || planet === 'Neptune' || planet === 'Pluto'
