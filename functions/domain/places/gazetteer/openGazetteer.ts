import { readFileSync } from 'node:fs'
import type { Place } from '../../../../shared/domain/Place.ts'
import { firstFrom, type Lines, lineAt } from './lines.ts'
import type { NameIndex } from './nameIndex.ts'
import type { Reads } from './reads.ts'
import { unpackSections } from './sections.ts'
import type { SlipIndex } from './slipIndex.ts'

/**
 * The gazetteer as it is stored in its file: sorted texts and numbers, no objects.
 * Places are in order of population, so a lower row is a larger place.
 */
export interface Gazetteer {
  /** id, name, area code, latitude, longitude, zone; parted by tabs */
  places: Lines
  populations: Uint32Array
  /** folded names and `#id`s of places; the kinds are in `findNamed.ts` */
  names: NameIndex
  /** the indexes of names that a slip can be in, sorted by the names read backwards */
  byEnd: Uint32Array
  /** the likely names by the slips that may be in them */
  slips: SlipIndex
  /** area code (US, US.MO, US.MO.510) and name, parted by a tab, sorted */
  areas: Lines
  /** folded names of areas; the kind is the tier */
  areaNames: NameIndex
  /** the `LARGEST` rows of each area; `NO_REF` where there are fewer */
  largest: Uint32Array
  /** the indexes of the names on the map, area by area: those of area i end at `ends[i]` */
  inside: { ends: Uint32Array; names: Uint32Array }
  /** shared by all of the above, and set at the start of a question */
  reads: Reads
}

/** How many towns are offered for an area, which is no birth place itself. */
export const LARGEST = 5

/** Opens the file that `functions/data/buildGazetteer.ts` makes. */
export function openGazetteer(path: string): Gazetteer {
  const parts = unpackSections(readFileSync(path))
  const reads = { left: 0 }
  const bytes = (): Buffer => parts.shift()!
  const numbers = (section = bytes()): Uint32Array =>
    new Uint32Array(section.buffer, section.byteOffset, section.length / 4)
  const lines = (): Lines => ({ text: bytes(), ends: numbers(), reads })
  const nameIndex = (): NameIndex => ({ names: lines(), refs: numbers(), starts: lines(), startRefs: numbers() })
  return {
    places: lines(),
    populations: numbers(),
    names: nameIndex(),
    byEnd: numbers(),
    slips: { ends: numbers(), names: numbers() },
    areas: lines(),
    areaNames: nameIndex(),
    largest: numbers(),
    inside: { ends: numbers(), names: numbers() },
    reads,
  }
}

export function placeAt(gazetteer: Gazetteer, row: number): Place {
  const [id = '', name = '', area = '', lat, lon, zone = ''] = lineAt(gazetteer.places, row).split('\t')
  const [country = '', region = ''] = area.split('.')
  return {
    id,
    name,
    admin1: areaNameOf(gazetteer, `${country}.${region}`),
    country: areaNameOf(gazetteer, country),
    lat: Number(lat),
    lon: Number(lon),
    zone,
  }
}

/** Where a place is: its area code (US.MO.510), and its position in degrees. */
export interface Location {
  area: string
  lat: number
  lon: number
}

export function locationOf(gazetteer: Gazetteer, row: number): Location {
  const [, , area = '', lat, lon] = lineAt(gazetteer.places, row).split('\t')
  return { area, lat: Number(lat), lon: Number(lon) }
}

/** The code and the name of an area. */
export function areaAt({ areas }: Gazetteer, index: number): { code: string; name: string } {
  const [code = '', name = ''] = lineAt(areas, index).split('\t')
  return { code, name }
}

/** The index of an area in `areas`, or where it would be. */
export const areaIndex = ({ areas }: Gazetteer, code: string): number => firstFrom(areas, `${code}\t`)

/** The name of the area with this code, or nothing. */
export function areaNameOf(gazetteer: Gazetteer, wanted: string): string {
  const index = areaIndex(gazetteer, wanted)
  if (index >= gazetteer.areas.ends.length) return ''
  const { code, name } = areaAt(gazetteer, index)
  return code === wanted ? name : ''
}
