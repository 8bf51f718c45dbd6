import type { Birth } from '../../../shared/domain/birth.ts'
import type { ReadingContent } from '../../../shared/domain/reading.ts'
import { type LocalDate, secondsOf } from '../../../shared/domain/time.ts'
import { type Sign, sunSignByDate } from '../../../shared/domain/zodiac.ts'
import type { Account } from '../account/account.ts'
import { birthOf } from '../account/account.ts'
import { castBigThree, castChart } from '../chart/natalChart.ts'
import { moonNow } from '../sky/moonPhase.ts'
import { listTransits, skyAt } from '../sky/transits.ts'
import { dailyGuidance } from './dailyGuidance.ts'

/** The sky at noon UTC of the day, so that everyone with the same day reads of the same sky. */
const middleOf = (date: LocalDate) => secondsOf(new Date(`${date}T12:00:00Z`))

/** The day's reading for everyone of a Sun sign. */
export function signReading(sign: Sign, date: LocalDate): ReadingContent {
  const instant = middleOf(date)
  return dailyGuidance({ scope: 'sign', sign, date, sky: skyAt(instant), moon: moonNow(instant), transits: [] })
}

/** The day's reading from the transits to a person's own chart. */
export function personalReading(birth: Birth, date: LocalDate): ReadingContent {
  const instant = middleOf(date)
  const { sunSign, planetaryPositions } = castChart(birth)
  // Within a day the Moon moves far further than the orb of a transit, so without a birth time nothing is said of it.
  const natal = planetaryPositions.filter(({ planet }) => birth.timeKnown || planet !== 'Moon')
  const transits = listTransits({ natal, instant })
  return dailyGuidance({
    scope: 'personal',
    sign: sunSign,
    date,
    sky: skyAt(instant),
    moon: moonNow(instant),
    transits,
  })
}

/** The Sun sign by the sky where the birth is complete, else by the calendar; undefined without a birth date. */
export function sunSignOf(account: Account): Sign | undefined {
  const birth = birthOf(account)
  if (birth) return castBigThree(birth).sunSign
  return account.birthDate ? sunSignByDate(account.birthDate) : undefined
}
