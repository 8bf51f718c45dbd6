/** "Good morning," and "Ada", which have a line each. `hour` is the local hour, 0 to 23. */
export const greeting = (hour: number, firstName: string): [words: string, name: string] => [
  `Good ${partOfDay(hour)},`,
  firstName || 'Star',
]

function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour < NOON) return 'morning'
  return hour < EVENING ? 'afternoon' : 'evening'
}

const NOON = 12
const EVENING = 18
