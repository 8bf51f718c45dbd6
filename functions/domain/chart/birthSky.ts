import { wrapDegrees } from '../../../shared/domain/angles.ts'
import { type Birth, NOON } from '../../../shared/domain/birth.ts'
import { addDays, type EpochSeconds } from '../../../shared/domain/time.ts'
import { type Sign, signOfLongitude } from '../../../shared/domain/zodiac.ts'
import { type CivilTime, resolveCivilTime } from '../places/civilTime.ts'
import { apparentLongitude, localSky } from '../sky/ephemeris.ts'
import { divideHouses, type Houses } from './houses.ts'

/** When a birth was: its instant, and how the clock's time was read. Noon is used for a time that is not known. */
export function birthInstant({ date, time, timeKnown, place, later }: Birth): CivilTime {
  const read = resolveCivilTime({ date, time: timeKnown ? time : NOON, zone: place.zone })
  return later && read.later ? { ...read, ...read.later } : read
}

/** The houses over the birth place: those that the person has chosen, else Placidus where it exists. */
export const birthHouses = ({ place, houseSystem }: Pick<Birth, 'place' | 'houseSystem'>, utc: EpochSeconds): Houses =>
  divideHouses({ sky: localSky(utc, place.lon), latitude: place.lat, system: houseSystem ?? 'placidus' })

/** The midnights between which the birth was, whatever its time. */
export const birthDay = ({ date, place }: Birth): EpochSeconds[] =>
  [date, addDays(date, 1)].map((day) => resolveCivilTime({ date: day, time: '00:00', zone: place.zone }).utc)

/** The other sign that the Moon was in on the local day, when the time is not known and it changed signs; else null. */
export function otherMoonSign(birth: Birth, moonSign: Sign): Sign | null {
  if (birth.timeKnown) return null
  const signs = birthDay(birth).map((utc) => signOfLongitude(apparentLongitude('Moon', utc)))
  return signs.find((sign) => sign !== moonSign) ?? null
}

/** The sign next door when the Sun is within one degree of it; else null. */
export function cuspSign(sunLongitude: number): Sign | null {
  const sign = signOfLongitude(sunLongitude)
  const near = [sunLongitude - 1, sunLongitude + 1].map((longitude) => signOfLongitude(wrapDegrees(longitude)))
  return near.find((neighbour) => neighbour !== sign) ?? null
}
