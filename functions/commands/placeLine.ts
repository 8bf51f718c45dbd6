import type { Place } from '../../shared/domain/Place.ts'
import { resolvePlace } from '../domain/places/gazetteer.ts'

/** What place a line of free text means, or none, and what else it may mean. */
export function placeLine(text: string): object {
  const { match, candidates } = resolvePlace(text)
  return { match: match && shown(match), candidates: candidates.map(shown) }
}

const shown = ({ name, admin1, country, lat, lon, zone }: Place) => ({ name, admin1, country, lat, lon, zone })
