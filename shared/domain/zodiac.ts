import * as z from 'zod/mini'
import { wrapDegrees } from './angles.ts'

export const SIGNS = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const
export type Sign = (typeof SIGNS)[number]
export const Sign = z.enum(SIGNS)

export const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const
export type Element = (typeof ELEMENTS)[number]
export const QUALITIES = ['cardinal', 'fixed', 'mutable'] as const
export type Quality = (typeof QUALITIES)[number]

export const indexOfSign = (sign: Sign): number => SIGNS.indexOf(sign)
export const elementOf = (sign: Sign): Element => ELEMENTS[indexOfSign(sign) % 4]!
export const qualityOf = (sign: Sign): Quality => QUALITIES[indexOfSign(sign) % 3]!

/** The sign that holds an ecliptic longitude in degrees. */
export const signOfLongitude = (longitude: number): Sign => SIGNS[Math.floor(wrapDegrees(longitude) / 30) % 12]!

/** First day of each Sun sign as the specification lists them, month * 100 + day, in calendar order. */
const FIRST_DAYS: readonly (readonly [number, Sign])[] = [
  [120, 'Aquarius'],
  [219, 'Pisces'],
  [321, 'Aries'],
  [420, 'Taurus'],
  [521, 'Gemini'],
  [621, 'Cancer'],
  [723, 'Leo'],
  [823, 'Virgo'],
  [923, 'Libra'],
  [1023, 'Scorpio'],
  [1122, 'Sagittarius'],
  [1222, 'Capricorn'],
]

/** The Sun sign by calendar day: the fallback where no chart is known. Takes YYYY-MM-DD. */
export function sunSignByDate(date: string): Sign {
  const day = Number(date.slice(5, 7)) * 100 + Number(date.slice(8, 10))
  return FIRST_DAYS.findLast(([first]) => day >= first)?.[1] ?? 'Capricorn'
}
