import type { Birth } from '../../../shared/domain/birth.ts'
import { PLANETS, type Planet } from '../../../shared/domain/chart.ts'
import type { LocalDate } from '../../../shared/domain/time.ts'
import { type Sign, signOfLongitude, sunSignByDate } from '../../../shared/domain/zodiac.ts'
import type { Placed } from '../chart/aspects.ts'
import { birthDay, birthHouses, birthInstant } from '../chart/birthSky.ts'
import type { Houses } from '../chart/houses.ts'
import { dateSky, possibleSigns } from '../sky/dateSky.ts'
import { apparentLongitude } from '../sky/ephemeris.ts'

/** The sky that somebody was born under, as far as it is known. */
export interface PersonSky {
  placed: readonly Placed[]
  /** The signs that a body may have been in, the likeliest first. */
  signsOf(planet: Planet): readonly Sign[]
  /** The house cusps in degrees, or null when time or place is unknown. Then the Moon's degree is unknown, too. */
  cusps: readonly number[] | null
  /** In degrees; absent where the cusps are unknown. */
  angles?: Pick<Houses, 'ascendant' | 'midheaven'>
  /** Which of the birth data are known. */
  known: 'chart' | 'place' | 'date'
}

/** Both skies, the reader's first. */
export type Skies = readonly [PersonSky, PersonSky]

/** The sky of a date alone: bodies as at noon UTC. A Sun near a border is in the sign that calendars give, if it can be. */
export function skyOfDate(date: LocalDate): PersonSky {
  const signsOf = (planet: Planet) => {
    const signs = possibleSigns(planet, date)
    return planet === 'Sun' ? withFirst(sunSignByDate(date), signs) : signs
  }
  return { placed: dateSky(date), signsOf, cusps: null, known: 'date' }
}

/** The sky of a birth. Without a known time: of noon at the birth place. Throws RangeError for an unknown zone. */
export function skyOfBirth(birth: Birth): PersonSky {
  const { utc } = birthInstant(birth)
  const instants = birth.timeKnown ? [utc] : [utc, ...birthDay(birth)]
  const signAt = (planet: Planet, at: typeof utc) => signOfLongitude(apparentLongitude(planet, at))
  const houses = birth.timeKnown ? birthHouses(birth, utc) : undefined
  return {
    placed: PLANETS.map((planet) => ({ planet, longitude: apparentLongitude(planet, utc), speed: 0 })),
    signsOf: (planet) => [...new Set(instants.map((at) => signAt(planet, at)))],
    cusps: houses?.cusps ?? null,
    ...(houses && { angles: houses }),
    known: birth.timeKnown ? 'chart' : 'place',
  }
}

const withFirst = (first: Sign, signs: readonly Sign[]): Sign[] =>
  signs.includes(first) ? [first, ...signs.filter((sign) => sign !== first)] : [...signs]
