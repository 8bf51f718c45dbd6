import { readFileSync } from 'node:fs'
import type { Place } from '../../../../shared/domain/birth.ts'
import { firstFrom, type Lines, lineAt } from './lines.ts'
import { unpackSections } from './sections.ts'

/**
 * The gazetteer as it lies in its file: sorted texts and numbers, no objects.
 * Places stand in order of population, so that a lower row is a larger place.
 */
export interface Gazetteer {
  /** id, name, area code, latitude, longitude, zone; parted by tabs */
  places: Lines
  populations: Uint32Array
  /** folded names and `#id`s, sorted; `nameRefs[i]` is row × 4 + kind of name */
  names: Lines
  nameRefs: Uint32Array
  /** area code (US, US.MO, US.MO.510) and name, parted by a tab, sorted */
  areas: Lines
  /** folded names of areas, sorted; `areaNameRefs[i]` is area × 4 + tier */
  areaNames: Lines
  areaNameRefs: Uint32Array
}

/** Opens the file that `functions/data/buildGazetteer.ts` makes. */
export function openGazetteer(path: string): Gazetteer {
  const parts = unpackSections(readFileSync(path))
  const bytes = (index: number): Buffer => parts[index]!
  const numbers = (index: number): Uint32Array =>
    new Uint32Array(bytes(index).buffer, bytes(index).byteOffset, bytes(index).length / 4)
  const lines = (index: number): Lines => ({ text: bytes(index), ends: numbers(index + 1) })
  return {
    places: lines(0),
    populations: numbers(2),
    names: lines(3),
    nameRefs: numbers(5),
    areas: lines(6),
    areaNames: lines(8),
    areaNameRefs: numbers(10),
  }
}

export function placeAt(gazetteer: Gazetteer, row: number): Place {
  const [id = '', name = '', area = '', lat, lon, zone = ''] = lineAt(gazetteer.places, row).split('\t')
  const [country = '', region = ''] = area.split('.')
  return {
    id,
    name,
    admin1: areaName(gazetteer, `${country}.${region}`),
    country: areaName(gazetteer, country),
    lat: Number(lat),
    lon: Number(lon),
    zone,
  }
}

/** The area code of a row's place: US.MO.510. */
export const areaOf = (gazetteer: Gazetteer, row: number): string =>
  lineAt(gazetteer.places, row).split('\t')[AREA_COLUMN] ?? ''

/** Latitude and longitude of a row's place, in degrees. */
export function positionOf(gazetteer: Gazetteer, row: number): [number, number] {
  const columns = lineAt(gazetteer.places, row).split('\t')
  return [Number(columns[AREA_COLUMN + 1]), Number(columns[AREA_COLUMN + 2])]
}

const AREA_COLUMN = 2

function areaName(gazetteer: Gazetteer, code: string): string {
  const index = firstFrom(gazetteer.areas, `${code}\t`)
  const [found, name = ''] = index < gazetteer.areas.ends.length ? lineAt(gazetteer.areas, index).split('\t') : []
  return found === code ? name : ''
}
