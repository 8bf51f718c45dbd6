import { findAreas, isWithin } from './findAreas.ts'
import { matchPlaces } from './matchPlaces.ts'
import { nearSpellings } from './nearSpellings.ts'
import { areaOf, type Gazetteer } from './openGazetteer.ts'

/**
 * "Did you mean": rows for a text that fits no place, the likeliest first. Near spellings inside the areas that it names,
 * then namesakes elsewhere, or else the largest towns of the area.
 */
export function likelyPlaces(gazetteer: Gazetteer, parts: string[]): number[] {
  const [name = '', ...within] = parts
  const largest = surelyIn(gazetteer, name).length > 0 ? largestWithin(gazetteer, parts) : []
  if (largest.length > 0) return largest

  const spelled = nearSpellings(name).flatMap((near) => matchPlaces(gazetteer, { name: near, within }))
  const towns = [name, ...within.filter((part) => surelyIn(gazetteer, part).length === 0)]
  const namesakes = towns.flatMap((town) => matchPlaces(gazetteer, { name: town, within: [] }))
  const likely = new Set([...spelled.sort(byPeople), ...namesakes])
  return likely.size > 0 ? Array.from(likely) : largestWithin(gazetteer, within)
}

// Rows stand in order of population.
const byPeople = (row: number, other: number): number => row - other

const surelyIn = (gazetteer: Gazetteer, part: string): string[] =>
  findAreas(gazetteer, part)
    .filter(({ tier }) => tier === 0)
    .map(({ code }) => code)

function largestWithin(gazetteer: Gazetteer, parts: string[]): number[] {
  const claims = parts.map((part) => surelyIn(gazetteer, part)).filter((codes) => codes.length > 0)
  const rows: number[] = []
  for (let row = 0; claims.length > 0 && row < LARGEST_ROWS && rows.length < MOST; row++) {
    const own = areaOf(gazetteer, row)
    if (claims.every((codes) => codes.some((code) => isWithin(own, code)))) rows.push(row)
  }
  return rows
}

// Deep enough for the towns of a small state, shallow enough to answer in milliseconds.
const LARGEST_ROWS = 20_000
const MOST = 5
