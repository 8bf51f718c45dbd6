import { findAreas, isWithin } from './findAreas.ts'
import { findNamed } from './findNamed.ts'
import { matchPlaces } from './matchPlaces.ts'
import { NO_REF } from './nameIndex.ts'
import { nearNames } from './nearNames.ts'
import { areaIndex, type Gazetteer, LARGEST, locationOf } from './openGazetteer.ts'
import { type Claim, readClaims } from './readClaims.ts'

/**
 * "Did you mean": rows for a text that fits no place, the likeliest first. Near spellings inside the areas that it names,
 * then namesakes elsewhere, or else the largest towns of the area.
 */
export function likelyPlaces(gazetteer: Gazetteer, parts: string[]): number[] {
  const [name = '', ...within] = parts
  const largest = surelyIn(gazetteer, name).length > 0 ? largestWithin(gazetteer, parts) : []
  if (largest.length > 0) return largest

  const towns = [name, ...within.filter((part) => surelyIn(gazetteer, part).length === 0)]
  const namesakes = towns.flatMap((town) => matchPlaces(gazetteer, findNamed(gazetteer, town), []))
  const spelled = spelledNearly(gazetteer, name, readClaims(gazetteer, within))
  const likely = new Set([...spelled.sort(byPeople), ...namesakes])
  return likely.size > 0 ? Array.from(likely) : largestWithin(gazetteer, within)
}

function spelledNearly(gazetteer: Gazetteer, name: string, claims: readonly Claim[]): number[] {
  return nearNames(gazetteer, name).flatMap((near) => matchPlaces(gazetteer, findNamed(gazetteer, near), claims))
}

// Rows are in order of population.
const byPeople = (row: number, other: number): number => row - other

const surelyIn = (gazetteer: Gazetteer, part: string): string[] =>
  findAreas(gazetteer, part)
    .filter(({ tier }) => tier === 0)
    .map(({ code }) => code)

function largestWithin(gazetteer: Gazetteer, parts: string[]): number[] {
  const claims = parts.map((part) => surelyIn(gazetteer, part)).filter((codes) => codes.length > 0)
  const rows = new Set(claims.flat().flatMap((code) => largestOf(gazetteer, code)))
  return Array.from(rows)
    .filter((row) => {
      const { area } = locationOf(gazetteer, row)
      return claims.every((codes) => codes.some((code) => isWithin(area, code)))
    })
    .sort(byPeople)
    .slice(0, LARGEST)
}

function largestOf(gazetteer: Gazetteer, code: string): number[] {
  const first = areaIndex(gazetteer, code) * LARGEST
  return Array.from(gazetteer.largest.subarray(first, first + LARGEST)).filter((row) => row !== NO_REF)
}
