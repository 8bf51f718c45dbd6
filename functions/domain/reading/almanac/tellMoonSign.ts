import type { Day, Grounded } from './Day.ts'
import { moonMoods } from './moonMoods.ts'
import { signsAhead } from './signsAhead.ts'
import { solarHouses } from './solarHouses.ts'
import { solarTitles } from './solarTitles.ts'
import { vary } from './vary.ts'

/** The Moon's sign, and the part of life that it touches for the Sun sign. */
export function tellMoonSign(day: Day): Grounded {
  const { sign, moon } = day
  const ahead = signsAhead(moon.sign, sign)
  return {
    text: `${vary(moonMoods[moon.sign], day, 'mood')} ${vary(solarHouses[ahead]!, day, 'solar house')}`,
    fact: ahead === 0 ? `Moon in ${sign}` : `Moon in ${moon.sign}, sign ${ahead + 1} counted from ${sign}`,
  }
}

/** A title for a day that the Moon leads. */
export const moonTitle = (day: Day): string => vary(solarTitles[signsAhead(day.moon.sign, day.sign)]!, day, 'title')
