import type { Place } from '../../../shared/domain/birth.ts'
import { type Area, findAreas, isWithin } from './findAreas.ts'
import { likelyPlaces } from './likelyPlaces.ts'
import { matchPlaces } from './matchPlaces.ts'
import { areaOf, type Gazetteer, placeAt } from './openGazetteer.ts'
import { placeParts, readings } from './placeParts.ts'

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
  for (const reading of readings(parts)) {
    const [best, ...others] = matchPlaces(gazetteer, reading).slice(0, MOST_CANDIDATES + 1)
    if (best === undefined) continue
    if (isOnlyAnArea(gazetteer, parts, best)) break
    return { match: placeAt(gazetteer, best), candidates: others.map((row) => placeAt(gazetteer, row)) }
  }
  const rows = likelyPlaces(gazetteer, parts).slice(0, MOST_CANDIDATES)
  return { match: null, candidates: rows.map((row) => placeAt(gazetteer, row)) }
}

const LONGEST_TEXT = 200
const MOST_CANDIDATES = 5

// "France" or "Oregon, USA" is no birth place, though small towns elsewhere bear the name; "Singapore" and "Victoria" are.
function isOnlyAnArea(gazetteer: Gazetteer, [name = '', ...within]: string[], row: number): boolean {
  const countries = within.map((part) => findAreas(gazetteer, part).filter(isSureCountry))
  const areas = findAreas(gazetteer, name).filter(
    ({ code, tier }) =>
      tier === 0 &&
      code.split('.').length < 3 &&
      countries.every((each) => each.some((country) => isWithin(code, country.code))),
  )
  if (areas.length === 0 || areas.some(({ code }) => isWithin(areaOf(gazetteer, row), code))) return false
  return areas.some(isSureCountry) || (gazetteer.populations[row] ?? 0) < NAMESAKE_CITY
}

const isSureCountry = ({ code, tier }: Area): boolean => tier === 0 && !code.includes('.')
const NAMESAKE_CITY = 50_000
