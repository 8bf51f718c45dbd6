import type { Place } from '../../../../shared/domain/birth.ts'
import { findAreas, findAreasStarting } from './findAreas.ts'
import { findStarting, likeliestFirst, type Named } from './findNamed.ts'
import { nearNames } from './nearNames.ts'
import { type Gazetteer, locationOf, placeAt } from './openGazetteer.ts'
import { placeParts } from './placeParts.ts'
import { isSpent } from './reads.ts'

/** Up to eight places for what a person has typed so far, the likeliest first; a slip is forgiven from five letters on. */
export function suggestPlaces(gazetteer: Gazetteer, typed: string): Place[] {
  const [name = '', ...within] = placeParts(typed.slice(0, LONGEST_TEXT))
  const claims = readClaims(gazetteer, within)
  if (!name || claims.some((codes) => codes.size === 0)) return []

  const starting = takeInside(gazetteer, findStarting(gazetteer, name), claims)
  const rows = starting.length > 0 ? starting : takeInside(gazetteer, findNearly(gazetteer, name), claims)
  return rows.map((row) => placeAt(gazetteer, row))
}

const LONGEST_TEXT = 200
const MOST = 8
const FEW = 16

/** The codes of the areas that each part may name. Every finished part names one; the last may be half typed, and then means many. */
function readClaims(gazetteer: Gazetteer, within: string[]): Set<string>[] {
  const claims: Set<string>[] = []
  for (const part of within) {
    const isLast = part === within.at(-1)
    const areas = isLast ? findAreasStarting(gazetteer, part) : findAreas(gazetteer, part)
    claims.push(new Set(areas.map(({ code }) => code)))
    if (areas.length === 0) break
  }
  return claims
}

function takeInside(gazetteer: Gazetteer, named: readonly Named[], claims: readonly Set<string>[]): number[] {
  const rows: number[] = []
  for (const { row } of named) {
    if (rows.length === MOST || isSpent(gazetteer.reads)) break
    if (isInside(gazetteer, row, claims)) rows.push(row)
  }
  return rows
}

function isInside(gazetteer: Gazetteer, row: number, claims: readonly Set<string>[]): boolean {
  if (claims.length === 0) return true
  const levels = locationOf(gazetteer, row).area.split('.')
  const codes = levels.map((_, level) => levels.slice(0, level + 1).join('.'))
  return claims.every((areas) => codes.some((code) => areas.has(code)))
}

function findNearly(gazetteer: Gazetteer, name: string): Named[] {
  const found: Named[] = []
  for (const near of nearNames(gazetteer, name)) found.push(...findStarting(gazetteer, near, FEW))
  return likeliestFirst(found)
}
