import { readFileSync } from 'node:fs'
import { dataFile } from '../dataFile.ts'

/** The release of the IANA database that `zones.json` was compiled from. */
export const TZDATA = '2026f'

/** A stretch of time [start, end) in epoch seconds in which clocks were `offset` seconds east of UTC. */
export interface ZoneSpan {
  start: number
  end: number
  offset: number
}

/**
 * All spans of a zone in order, from before 1900 to the end of 2100, present and former names alike.
 * Undefined for a name that is no zone. Source: Debian's tzdata, which keeps each city's own history before 1970.
 */
export function findZoneHistory(zone: string): readonly ZoneSpan[] | undefined {
  const name = table().links[zone] ?? zone
  const text = table().zones[name]
  if (text === undefined) return undefined
  const known = histories.get(name) ?? decode(text)
  histories.set(name, known)
  return known
}

const CENTURY = Date.UTC(1900, 0, 1) / 1000
const histories = new Map<string, ZoneSpan[]>()

/** "0,3600|0A8jtmw0B…": offsets, then the seconds since the change before in base 36, each with its offset's letter. */
function decode(text: string): ZoneSpan[] {
  const [offsets = '', steps = ''] = text.split('|')
  const offsetOf = offsets.split(',').map(Number)
  const spans: ZoneSpan[] = []
  let start = CENTURY
  for (const [, step, letter] of steps.matchAll(/([0-9a-z]+)([A-Z])/g)) {
    start += Number.parseInt(step!, 36)
    const before = spans.at(-1)
    if (before) before.end = start
    const offset = offsetOf[letter!.charCodeAt(0) - 65]!
    spans.push({ start: before ? start : Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY, offset })
  }
  return spans
}

interface Table {
  zones: Record<string, string>
  links: Record<string, string>
}

let loaded: Table | undefined

function table(): Table {
  loaded ??= JSON.parse(readFileSync(dataFile('zones.json'), 'utf8')) as Table
  return loaded
}
