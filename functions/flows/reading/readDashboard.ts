import type { BigThreeTold } from '../../../shared/domain/chart.ts'
import type { MoonNow } from '../../../shared/domain/moon.ts'
import type { DailyReading, Streak } from '../../../shared/domain/reading.ts'
import { birthOf } from '../../domain/account/account.ts'
import { tellBigThree } from '../../domain/chart/almanac/tellBigThree.ts'
import { castBigThree } from '../../domain/chart/natalChart.ts'
import { moonNow } from '../../domain/sky/moonPhase.ts'
import { glanceAtDay } from './glanceAtDay.ts'
import { type OpenDayNeeds, type Opening, openDay } from './openDay.ts'

interface Home {
  bigThree: BigThreeTold | null
  horoscope: DailyReading | null
  streak: Streak
  moon: MoonNow
}

/**
 * All that the dashboard shows, from one reading of the table beyond the session's. It never waits for a language model:
 * where one writes, a reading that is not there yet is left to the call for the reading alone.
 */
export async function readDashboard(needs: OpenDayNeeds, opening: Opening): Promise<Home> {
  const birth = birthOf(opening.account)
  const isByModel = needs.modelWriter && birth && opening.hasActiveAccess
  const readDay = isByModel ? glanceAtDay : openDay
  const day = opening.account.birthDate ? await readDay(needs, opening) : undefined
  return {
    bigThree: birth ? tellBigThree(castBigThree(birth)) : null,
    horoscope: day?.reading ?? null,
    streak: { currentStreak: day?.currentStreak ?? 0 },
    moon: moonNow(opening.now),
  }
}
