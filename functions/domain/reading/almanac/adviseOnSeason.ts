import type { Day, Grounded } from './Day.ts'
import { seasonAdvice } from './seasonAdvice.ts'
import { vary } from './vary.ts'

/** What to do while the Sun is where it is. Undefined when the sky does not tell. */
export function adviseOnSeason(day: Day): Grounded | undefined {
  const sun = day.sky.find(({ planet }) => planet === 'Sun')
  return sun && { text: vary(seasonAdvice[sun.sign], day, 'season advice'), fact: `Sun in ${sun.sign}` }
}
