import { DAY } from '../../../../shared/domain/time.ts'
import { indexOfSign } from '../../../../shared/domain/zodiac.ts'
import type { Day } from './Day.ts'

/** One of several, another one each day, and not the same for every sign. Equal for equal date, sign and slot. */
export const vary = <T>(several: readonly [T, ...T[]], { date, sign }: Pick<Day, 'date' | 'sign'>, slot: string): T =>
  several[(dayNumber(date) + indexOfSign(sign) + weigh(slot)) % several.length]!

/** Days since 1970, for taking turns. */
export const dayNumber = (date: string): number => Date.parse(date) / (DAY * 1000)

const weigh = (text: string): number => [...text].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 9973
