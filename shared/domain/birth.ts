import * as z from 'zod/mini'
import { FIRST_BIRTH_YEAR, MINIMUM_AGE, PLACE_MAX } from './limits.ts'
import type { Place } from './Place.ts'
import { personText } from './text.ts'
import { isRealDate, type LocalDate, yearsBetween } from './time.ts'

export const DEFAULT_BIRTH_DATE = '1993-01-01'
export const NOON = '12:00'

export const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/
export const BirthTime = z
  .string('Birth time is required')
  .check(z.regex(CLOCK_TIME, 'Birth time must be HH:MM between 00:00 and 23:59'))
export const BirthPlace = personText({ label: 'Birth place', max: PLACE_MAX, required: 'Birth place is required' })

export const UNLISTED_PLACE = 'Choose a place from the list'
/** The id of a place in GeoNames. */
export const PlaceId = z.string(UNLISTED_PLACE).check(z.regex(/^\d{1,12}$/, UNLISTED_PLACE))

export const CHOSEN_HOUSE_SYSTEMS = ['placidus', 'whole_sign'] as const
export const ChosenHouseSystem = z.enum(CHOSEN_HOUSE_SYSTEMS, 'Use placidus or whole_sign')
/** The houses that a person prefers. Close to the poles, where Placidus doesn't exist, Porphyry stands in for it. */
export type ChosenHouseSystem = z.infer<typeof ChosenHouseSystem>

/**
 * Everything a chart is cast from. `later` picks the second of two equal clock times when clocks went back. Houses are
 * Placidus unless it says otherwise.
 */
export interface Birth {
  date: LocalDate
  time: string
  timeKnown: boolean
  place: Place
  later?: boolean
  houseSystem?: ChosenHouseSystem
}

/**
 * What is wrong with a birth date, in words for the person, or undefined when it is fine.
 * @param today the person's own calendar day
 */
export function birthDateError(date: string, today: LocalDate): string | undefined {
  if (!isRealDate(date)) return "This date doesn't exist. Please choose a real one."
  if (date > today) return 'This date is in the future.'
  if (Number(date.slice(0, 4)) < FIRST_BIRTH_YEAR) return `The birth year must be ${FIRST_BIRTH_YEAR} or later.`
  if (yearsBetween(date, today) < MINIMUM_AGE) return `You must be ${MINIMUM_AGE} or older to use this service.`
  return undefined
}
