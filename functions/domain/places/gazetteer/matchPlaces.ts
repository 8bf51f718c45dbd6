import { isWithin } from './findAreas.ts'
import type { Named } from './findNamed.ts'
import { type Gazetteer, type Location, locationOf } from './openGazetteer.ts'
import type { Claim } from './readClaims.ts'
import { isSpent } from './reads.ts'

/** The rows of those namesakes that every claim is true of, the likeliest first. */
export function matchPlaces(gazetteer: Gazetteer, namesakes: readonly Named[], claims: readonly Claim[]): number[] {
  const fitting: (Named & { doubt: number })[] = []
  for (const named of namesakes) {
    if (isSpent(gazetteer.reads)) break
    const doubt = claims.length === 0 ? 0 : doubtOf(locationOf(gazetteer, named.row), named.row, claims)
    if (doubt < Number.POSITIVE_INFINITY) fitting.push({ ...named, doubt })
  }
  // A lower row has more people. Former borders go with former names, so there a lesser name weighs no less.
  return fitting
    .sort((a, b) => a.doubt - b.doubt || (a.doubt < FORMER ? b.weight - a.weight : a.row - b.row))
    .map(({ row }) => row)
}

const FORMER = 2

const doubtOf = (location: Location, row: number, claims: readonly Claim[]): number =>
  claims.reduce((doubt, claim) => doubt + claimDoubt(location, row, claim), 0)

function claimDoubt(location: Location, row: number, { areas, towns }: Claim): number {
  const tiers = areas.filter(({ code }) => isWithin(location.area, code)).map(({ tier }) => tier)
  if (tiers.length > 0) return Math.min(...tiers)
  const isSuburb = towns.some((town) => town.row <= row && isNear(location, town))
  return isSuburb ? SUBURB_DOUBT : Number.POSITIVE_INFINITY
}

const SUBURB_DOUBT = 3
const SUBURB_DEGREES = 0.35

// Wimbledon, London: a part may also name the larger town that the place has grown into.
const isNear = (one: Location, other: Location): boolean =>
  Math.abs(one.lat - other.lat) < SUBURB_DEGREES && Math.abs(one.lon - other.lon) < SUBURB_DEGREES
