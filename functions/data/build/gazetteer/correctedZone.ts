import type { City } from './City.ts'
import zoneCorrections from './zoneCorrections.json' with { type: 'json' }

const CORRECTIONS = new Map(zoneCorrections.map((correction) => [correction.id, correction]))

/** Whose clocks before 1975 were not those of the city that names their zone; both have a history of their own in `zones.json`. */
const REGIONAL_ZONES: readonly { zone: string; is: (city: City) => boolean }[] = [
  {
    zone: 'America/Montreal',
    is: ({ country, admin1, lat, lon, zone }) =>
      country === 'CA' && admin1 === QUEBEC && zone === 'America/Toronto' && Number(lat) < 52 && Number(lon) < -63,
  },
  {
    zone: 'Asia/Hanoi',
    is: ({ country, lat, zone }) => country === 'VN' && zone === 'Asia/Bangkok' && Number(lat) > 17,
  },
]

const QUEBEC = '10'

/**
 * The zone that a place is really in: GeoNames gives some towns at a border the neighbor's. Throws for a correction that
 * no longer fits the row, which then has to be looked at again.
 */
export function correctedZone(city: City): string {
  const correction = CORRECTIONS.get(city.id)
  if (correction && correction.from !== city.zone) {
    throw new Error(
      `zoneCorrections.json: ${correction.name} (${city.id}) is in ${city.zone}, not in ${correction.from}; remove or correct its row`,
    )
  }
  const zone = correction?.to ?? city.zone
  return REGIONAL_ZONES.find(({ is }) => is({ ...city, zone }))?.zone ?? zone
}

/** Throws for corrections of places that are not in the list. */
export function assertAllCorrected(cities: readonly City[]): void {
  const ids = new Set(cities.map(({ id }) => id))
  const missing = zoneCorrections.filter(({ id }) => !ids.has(id))
  if (missing.length === 0) return
  throw new Error(`zoneCorrections.json: no such place: ${missing.map(({ id, name }) => `${name} (${id})`).join(', ')}`)
}
