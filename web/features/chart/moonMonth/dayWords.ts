import { moonPhaseName } from '../../../../shared/domain/moon.ts'
import type { MoonMonth } from '../../../../shared/domain/moonMonth.ts'
import { ordinal } from '../labels/ordinal.ts'
import { type MoonDay, timeAt } from './month.ts'

/** "Full Moon at 2:53 PM in Gemini", and the eclipse that comes with it. */
export function quarterWords({ phase, at, sign, house, eclipse }: MoonMonth['quarters'][number]): string {
  const where = house === undefined ? sign : `${sign}, your ${ordinal(house)} house`
  return `${moonPhaseName[phase]} at ${timeAt(Date.parse(at))} in ${where}${eclipse ? `. ${ECLIPSES[eclipse]}` : ''}`
}

const ECLIPSES = {
  solar: 'A solar eclipse, seen from part of the Earth',
  lunar: 'A lunar eclipse, seen from the night side of the Earth',
  faint: 'A faint lunar eclipse, hard to see',
}

/** "Taurus until 3:10 AM, then Gemini" */
export const signWords = ({ signs }: MoonDay): string => inTurn(signs.map(({ sign, from }) => ({ name: sign, from })))

/** "your 7th house, then from 4:00 PM your 8th house" */
export const houseWords = ({ houses }: MoonDay): string =>
  inTurn(houses.map(({ house, from }) => ({ name: `your ${ordinal(house)} house`, from })))

const inTurn = (names: { name: string; from: number }[]): string =>
  names.map(({ name, from }, index) => (index === 0 ? name : `from ${timeAt(from)} ${name}`)).join(', ')

/** "1:00 AM to 3:10 AM", or "all day". */
export const voidWords = ({ voids, span }: MoonDay): string =>
  voids
    .map(({ from, to }) => {
      if (from === span.from && to === span.to) return 'all day'
      if (from === span.from) return `until ${timeAt(to)}`
      return to === span.to ? `from ${timeAt(from)}` : `${timeAt(from)} to ${timeAt(to)}`
    })
    .join(', ')
