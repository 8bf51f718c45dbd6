import type { Planet } from '../../../../shared/domain/chart.ts'
import type { SkyPlace } from '../../sky/transits.ts'
import type { Day, Grounded } from './Day.ts'
import { placeInWords } from './inWords.ts'
import { retrogrades } from './retrogrades.ts'
import { vary } from './vary.ts'
import { voidMoods } from './voidMoods.ts'

/** What stands behind the day: the Moon void of course, or a planet on its way back. Undefined when neither is there. */
export function tellBackground(day: Day, bodies: readonly Retrograding[]): Grounded | undefined {
  const { moon, sky } = day
  if (moon.voidUntil) return { text: vary(voidMoods, day, 'void'), fact: `Moon void of course in ${moon.sign}` }
  const [first, ...others] = sky.filter(({ planet, retrograde }) => retrograde && isOneOf(bodies, planet))
  return first && tellRetrograde(vary([first, ...others], day, 'retrograde'), day)
}

type Retrograding = keyof typeof retrogrades

/** Planets whose retrograde is news: the others go backwards for half of every year. */
export const INNER: readonly Retrograding[] = ['Mercury', 'Venus', 'Mars']

export const OUTER: readonly Retrograding[] = ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto', 'Chiron']

const isOneOf = (bodies: readonly Planet[], planet: Planet): boolean => bodies.includes(planet)

function tellRetrograde(place: SkyPlace, day: Day): Grounded | undefined {
  const texts = Object.entries(retrogrades).find(([planet]) => planet === place.planet)?.[1]
  return texts && { text: vary(texts, day, place.planet), fact: placeInWords(place) }
}
