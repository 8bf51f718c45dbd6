import type { Place } from '../../../../shared/domain/birth.ts'
import { findAreas, findAreasStarting } from './findAreas.ts'
import { findNamed, findStarting, type Named } from './findNamed.ts'
import { nearSpellings } from './nearSpellings.ts'
import { areaOf, type Gazetteer, placeAt } from './openGazetteer.ts'
import { placeParts } from './placeParts.ts'

/** Up to eight places for what a person has typed so far, the likeliest first; a slip is forgiven from five letters on. */
export function suggestPlaces(gazetteer: Gazetteer, typed: string): Place[] {
  const [name = '', ...within] = placeParts(typed.slice(0, LONGEST_TEXT))
  if (!name) return []
  const isInside = areaTest(gazetteer, within)
  const starting = take(findStarting(gazetteer, name), isInside)
  const rows = starting.length > 0 ? starting : take(findNearly(gazetteer, name), isInside)
  return rows.map((row) => placeAt(gazetteer, row))
}

const LONGEST_TEXT = 200
const MOST = 8

function take(named: Named[], isWanted: (row: number) => boolean): number[] {
  const rows: number[] = []
  for (const { row } of named) {
    if (isWanted(row)) rows.push(row)
    if (rows.length === MOST) break
  }
  return rows
}

function findNearly(gazetteer: Gazetteer, name: string): Named[] {
  const best = new Map<number, number>()
  for (const near of nearSpellings(name))
    for (const { row, weight } of [...findNamed(gazetteer, near), ...findStarting(gazetteer, near).slice(0, MOST)])
      best.set(row, Math.max(weight, best.get(row) ?? 0))
  return Array.from(best, ([row, weight]) => ({ row, weight })).sort((a, b) => b.weight - a.weight)
}

// Every finished part names an area; the last may be half typed, and then means hundreds.
function areaTest(gazetteer: Gazetteer, within: string[]): (row: number) => boolean {
  const claims = within.map((part, index) => {
    const areas = index === within.length - 1 ? findAreasStarting(gazetteer, part) : findAreas(gazetteer, part)
    return new Set(areas.map(({ code }) => code))
  })
  return (row) => {
    if (claims.length === 0) return true
    const levels = areaOf(gazetteer, row).split('.')
    const codes = levels.map((_, level) => levels.slice(0, level + 1).join('.'))
    return claims.every((areas) => codes.some((code) => areas.has(code)))
  }
}
