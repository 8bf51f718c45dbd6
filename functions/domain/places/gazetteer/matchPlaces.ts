import { type Area, findAreas, isWithin } from './findAreas.ts'
import { findNamed } from './findNamed.ts'
import { areaOf, type Gazetteer, positionOf } from './openGazetteer.ts'
import type { Reading } from './placeParts.ts'

/** The rows of the places that a reading fits, the likeliest first. Every part must be true of the place. */
export function matchPlaces(gazetteer: Gazetteer, { name, within }: Reading): number[] {
  const named = findNamed(gazetteer, name)
  if (named.length === 0) return []
  const claims = within.flatMap((part) => readClaims(gazetteer, part))
  return (
    named
      .map(({ row, weight }) => ({ row, weight, doubt: doubtOf(gazetteer, row, claims) }))
      .filter(({ doubt }) => doubt < Number.POSITIVE_INFINITY)
      // A lower row has more people. Former borders go with former names, so there a lesser name weighs no less.
      .sort((a, b) => a.doubt - b.doubt || (a.doubt < FORMER ? b.weight - a.weight : a.row - b.row))
      .map(({ row }) => row)
  )
}

const FORMER = 2

/** What one part may mean: countries and regions, or a larger town next door. */
interface Claim {
  areas: Area[]
  towns: number[]
}

function readClaims(gazetteer: Gazetteer, part: string): Claim[] {
  const whole = readClaim(gazetteer, part)
  if (isKnown(whole)) return [whole]
  return splitAreas(gazetteer, part.split(' ')) ?? [whole]
}

function readClaim(gazetteer: Gazetteer, part: string): Claim {
  const areas = findAreas(gazetteer, part)
  const isSure = areas.some(({ tier }) => tier === 0)
  if (isSure) return { areas, towns: [] }
  const rows = findNamed(gazetteer, part).map(({ row }) => row)
  return { areas, towns: rows.sort((a, b) => a - b).slice(0, MOST_TOWNS) }
}

// A thousand places are called San Antonio; only a large one has suburbs.
const MOST_TOWNS = 10

const isKnown = ({ areas, towns }: Claim): boolean => areas.length > 0 || towns.length > 0

// "Missouri USA": areas side by side without a comma.
function splitAreas(gazetteer: Gazetteer, words: string[]): Claim[] | undefined {
  for (let cut = 1; cut < Math.min(words.length, 6); cut++) {
    const areas = findAreas(gazetteer, words.slice(cut).join(' '))
    if (areas.length === 0) continue
    const before = readClaims(gazetteer, words.slice(0, cut).join(' '))
    if (before.every(isKnown)) return [...before, { areas, towns: [] }]
  }
  return undefined
}

function doubtOf(gazetteer: Gazetteer, row: number, claims: Claim[]): number {
  const code = areaOf(gazetteer, row)
  return claims.reduce((doubt, claim) => doubt + claimDoubt(gazetteer, row, code, claim), 0)
}

function claimDoubt(gazetteer: Gazetteer, row: number, code: string, { areas, towns }: Claim): number {
  const tiers = areas.filter((area) => isWithin(code, area.code)).map(({ tier }) => tier)
  if (tiers.length > 0) return Math.min(...tiers)
  return towns.some((town) => isSuburb(gazetteer, row, town)) ? SUBURB_DOUBT : Number.POSITIVE_INFINITY
}

const SUBURB_DOUBT = 3
const SUBURB_DEGREES = 0.35

// Wimbledon, London: a part may also name the larger town that the place has grown into.
function isSuburb(gazetteer: Gazetteer, row: number, town: number): boolean {
  if (town > row) return false
  const [lat, lon] = positionOf(gazetteer, row)
  const [townLat, townLon] = positionOf(gazetteer, town)
  return Math.abs(lat - townLat) < SUBURB_DEGREES && Math.abs(lon - townLon) < SUBURB_DEGREES
}
