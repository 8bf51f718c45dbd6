import type { Place } from '../../../../shared/domain/Place.ts'
import { type AreaClaim, claimAreas, isListed, isNamed } from './areaClaims.ts'
import { findStarting, likeliestFirst, type Named } from './findNamed.ts'
import { findStartingInside } from './findStartingInside.ts'
import { isCommonStart } from './nameIndex.ts'
import { nearNames } from './nearNames.ts'
import { type Gazetteer, placeAt } from './openGazetteer.ts'
import { placeParts } from './placeParts.ts'
import { isSpent } from './reads.ts'

/** Up to eight places for what a person has typed so far, the likeliest first; a slip is forgiven from five letters on. */
export function suggestPlaces(gazetteer: Gazetteer, typed: string): Place[] {
  const [name = '', ...within] = placeParts(typed.slice(0, LONGEST_TEXT))
  const claims = claimAreas(gazetteer, within)
  if (!name || claims.some(({ areas }) => areas.length === 0)) return []

  const starting = findStartingIn(gazetteer, name, claims)
  const rows = starting.length > 0 ? starting : takeInside(gazetteer, findNearly(gazetteer, name), claims)
  return rows.map((row) => placeAt(gazetteer, row))
}

const LONGEST_TEXT = 200
const MOST = 8
const FEW = 16

function findStartingIn(gazetteer: Gazetteer, name: string, claims: readonly AreaClaim[]): number[] {
  const starting = findStarting(gazetteer, name)
  const rows = takeInside(gazetteer, starting, claims)
  const last = claims.at(-1)
  if (last === undefined || rows.length === MOST) return rows
  // Of a common start only the likeliest places are listed, and of a common area only the most populous.
  if (isCommonStart(gazetteer.names, name)) {
    const smaller = takeInside(gazetteer, findStartingInside(gazetteer, name, last.areas), claims.slice(0, -1))
    return Array.from(new Set([...rows, ...smaller])).slice(0, MOST)
  }
  return rows.length === 0 && last.isCut ? takeInside(gazetteer, starting, claims, isNamed) : rows
}

function takeInside(
  gazetteer: Gazetteer,
  named: readonly Named[],
  claims: readonly AreaClaim[],
  isInside = isListed,
): number[] {
  if (claims.length === 0) return named.slice(0, MOST).map(({ row }) => row)
  const rows: number[] = []
  for (const { row } of named) {
    if (rows.length === MOST || isSpent(gazetteer.reads)) break
    if (isInside(gazetteer, row, claims)) rows.push(row)
  }
  return rows
}

function findNearly(gazetteer: Gazetteer, name: string): Named[] {
  const found: Named[] = []
  for (const near of nearNames(gazetteer, name)) found.push(...findStarting(gazetteer, near, FEW))
  return likeliestFirst(found)
}
