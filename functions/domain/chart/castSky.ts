import { NOON } from '../../../shared/domain/birth.ts'
import type { Place } from '../../../shared/domain/Place.ts'
import { type Sky, TEN_PLANETS, type TenPlanet } from '../../../shared/domain/sky.ts'
import { after, type EpochSeconds, HOUR, type LocalDate, secondsOf } from '../../../shared/domain/time.ts'
import { type Sign, signOfLongitude } from '../../../shared/domain/zodiac.ts'
import { MOST_AHEAD, MOST_BEHIND } from '../sky/dateSky.ts'
import { apparentLongitude } from '../sky/ephemeris.ts'
import { birthDay, birthHouses, birthInstant } from './birthSky.ts'

/** A local moment, as far as somebody has told it. */
interface Moment {
  date: LocalDate
  /** HH:MM */
  time?: string | undefined
  place?: Place | undefined
}

/**
 * The sky of a moment that may be known in part. Without a time: of noon, and without a place: of UTC. A sign is null
 * while the missing part could change it, and the rising sign needs both. Throws RangeError for an unknown zone.
 */
export function castSky(moment: Moment): Sky {
  const [instant, ...limits] = possibleInstants(moment)
  const { time, place } = moment
  const longitudes = Object.fromEntries(TEN_PLANETS.map((planet) => [planet, apparentLongitude(planet, instant)]))
  return {
    longitudes: longitudes as Sky['longitudes'],
    sunSign: certainSign('Sun', [instant, ...limits]),
    moonSign: certainSign('Moon', [instant, ...limits]),
    risingSign: time && place ? signOfLongitude(birthHouses({ place }, instant).ascendant) : null,
  }
}

/** The sign that the body was in at all of the instants; Sun and Moon never turn back between them. */
function certainSign(body: TenPlanet, instants: readonly EpochSeconds[]): Sign | null {
  const [sign, ...others] = new Set(instants.map((instant) => signOfLongitude(apparentLongitude(body, instant))))
  return others.length === 0 ? sign! : null
}

/** The likeliest instant, then the earliest and the latest one where it is not certain. */
function possibleInstants({ date, time, place }: Moment): [EpochSeconds, ...EpochSeconds[]] {
  if (place) {
    const birth = { date, time: time ?? NOON, timeKnown: time !== undefined, place }
    return [birthInstant(birth).utc, ...(birth.timeKnown ? [] : birthDay(birth))]
  }
  const inUtc = secondsOf(new Date(`${date}T${time ?? NOON}:00Z`))
  const halfDay = time ? 0 : 12
  return [inUtc, after(inUtc, -(halfDay + MOST_AHEAD) * HOUR), after(inUtc, (halfDay + MOST_BEHIND) * HOUR)]
}
