import type { Place } from '../../../../shared/domain/Place.ts'
import { type Area, findAreas, isWithin } from './findAreas.ts'
import { findNamed } from './findNamed.ts'
import { likelyPlaces } from './likelyPlaces.ts'
import { matchPlaces } from './matchPlaces.ts'
import { type Gazetteer, locationOf, placeAt } from './openGazetteer.ts'
import { placeParts, readings } from './placeParts.ts'
import { readClaims } from './readClaims.ts'
import { isSpent } from './reads.ts'

/** The place that a text means, or none; and the other places that it may mean, the likeliest first. */
export interface Resolution {
  match: Place | null
  candidates: Place[]
}

/**
 * Finds the place of birth in free text ("Springfield, IL", "Wien, Österreich", "Lwów, Poland").
 * A known country or region without such a place, or an unknown part, resolves to nothing: never to a namesake elsewhere.
 */
export function resolvePlace(gazetteer: Gazetteer, text: string): Resolution {
  const parts = placeParts(text.slice(0, LONGEST_TEXT))
  for (const { name, within } of readings(parts)) {
    const named = findNamed(gazetteer, name)
    if (named.length === 0) continue
    const fitting = matchPlaces(gazetteer, named, readClaims(gazetteer, within))
    if (fitting.length === 0) continue
    const [best, ...others] = withoutNamesakes(gazetteer, parts, fitting).slice(0, MOST_CANDIDATES + 1)
    // What could not be read to the end may mean something else.
    if (best === undefined || isSpent(gazetteer.reads)) break
    return { match: placeAt(gazetteer, best), candidates: others.map((row) => placeAt(gazetteer, row)) }
  }
  const rows = likelyPlaces(gazetteer, parts).slice(0, MOST_CANDIDATES)
  return { match: null, candidates: rows.map((row) => placeAt(gazetteer, row)) }
}

const LONGEST_TEXT = 200
const MOST_CANDIDATES = 5

// "France" or "Oregon, USA" is no birth place, though small towns elsewhere have the name; "San Marino" and "Salvador" are.
function withoutNamesakes(gazetteer: Gazetteer, [name = '', ...within]: string[], rows: number[]): number[] {
  const countries = within.map((part) => findAreas(gazetteer, part).filter(isSureCountry))
  const areas = findAreas(gazetteer, name)
    .filter(({ code, tier }) => tier === 0 && (within.length === 0 || code.startsWith('US.')))
    .filter(({ code }) => countries.every((each) => each.some((country) => isWithin(code, country.code))))
  if (areas.length === 0) return rows

  const isInside = (row: number): boolean => {
    const { area } = locationOf(gazetteer, row)
    return areas.some(({ code }) => isWithin(area, code))
  }
  const enough = areas.some(isSureCountry) ? NAMESAKE_OF_COUNTRY : NAMESAKE_OF_REGION
  return rows.filter((row) => (gazetteer.populations[row] ?? 0) >= enough || isInside(row))
}

const isSureCountry = ({ code, tier }: Area): boolean => tier === 0 && !code.includes('.')
// People that a city must have before its name, alone, outweighs the area's: Salvador does, Jamaica in Queens does not.
const NAMESAKE_OF_COUNTRY = 500_000
const NAMESAKE_OF_REGION = 50_000
