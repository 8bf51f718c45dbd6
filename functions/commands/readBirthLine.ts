import * as z from 'zod/mini'
import { type Birth, CLOCK_TIME } from '../../shared/domain/birth.ts'
import { isRealDate } from '../../shared/domain/time.ts'
import { findZoneHistory } from '../domain/places/zoneHistory.ts'

/** A line that is no birth, in words that name the field. */
export interface BadLine {
  error: string
}

/** The birth in a line of JSON, or what is wrong with it. `lat` and `lon` in degrees, north and east positive. */
export function readBirthLine(line: string): Birth | BadLine {
  const parsed = BirthLine.safeParse(readJson(line))
  if (!parsed.success) return { error: parsed.error.issues.map(codeAndState).join('; ') }
  const { date, time, later, ...spot } = parsed.data
  const place = { id: '', name: '', admin1: '', country: '', ...spot }
  return { date, time, timeKnown: true, place, ...(later && { later }) }
}

const [FIRST_DAY, LAST_DAY] = ['1900-01-01', '2100-12-31']

const isDayInReach = (date: string): boolean => isRealDate(date) && date >= FIRST_DAY && date <= LAST_DAY

const within = (least: number, most: number) =>
  z
    .number(`must be a number from ${least} to ${most}`)
    .check(
      z.minimum(least, `must be a number from ${least} to ${most}`),
      z.maximum(most, `must be a number from ${least} to ${most}`),
    )

const BirthLine = z.object(
  {
    date: z
      .string(`must be a date from ${FIRST_DAY} to ${LAST_DAY}`)
      .check(z.refine(isDayInReach, `must be a real date from ${FIRST_DAY} to ${LAST_DAY}`)),
    time: z.string('must be HH:MM').check(z.regex(CLOCK_TIME, 'must be HH:MM from 00:00 to 23:59')),
    lat: within(-90, 90),
    lon: within(-180, 180),
    zone: z
      .string('must be an IANA time zone')
      .check(z.refine((zone) => findZoneHistory(zone) !== undefined, 'must be an IANA time zone')),
    later: z.optional(z.boolean('must be true or false')),
  },
  'line: must be a JSON object with date, time, lat, lon and zone',
)

const codeAndState = ({ path, message }: { path: PropertyKey[]; message: string }): string =>
  [...path.map(String), message].join(': ')

function readJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
