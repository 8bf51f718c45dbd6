import type { Place } from '../../../shared/domain/Place.ts'
import { ZONES_OF_COUNTRY } from './zonesOfCountry.ts'

/** The zones that somebody born in a place may choose from: those of its country, its own among them. */
export function birthZonesOf({ country, zone }: Pick<Place, 'country' | 'zone'>): readonly string[] {
  const zones = ZONES_OF_COUNTRY[country] ?? []
  return zones.includes(zone) ? zones : [zone, ...zones]
}
