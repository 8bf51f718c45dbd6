import { Problem } from '../../../shared/contract/problem.ts'
import type { DailyReading } from '../../../shared/domain/reading.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { type Account, birthOf } from '../../domain/account/account.ts'
import { personalReading, signReading, sunSignOf } from '../../domain/reading/dailyReading.ts'
import { dayAt, streakOn } from '../../domain/reading/dayRules.ts'
import type { OpenedDay, ReadingStore } from '../../store/readings.ts'

export interface OpenDayNeeds {
  readings: ReadingStore
}

export interface Opening {
  account: Account
  hasActiveAccess: boolean
  zone: string
  now: EpochSeconds
}

interface Opened {
  reading: DailyReading
  currentStreak: number
}

/**
 * Opens a person's day: counts it once for the streak and answers its reading. With access the reading is from their
 * own chart and written once; without, it is the one of their Sun sign.
 */
export async function openDay(needs: OpenDayNeeds, opening: Opening): Promise<Opened> {
  const sign = sunSignOf(opening.account)
  if (!sign) throw new Problem('BIRTH_DATA_REQUIRED', { message: 'Add your birth date to get a daily reading.' })
  const day = await findOrOpen(needs, opening)
  const { date, personal, streak } = day
  const reading: DailyReading = personal
    ? { date, scope: 'personal', content: personal }
    : { date, scope: 'sign', content: signReading(sign, date) }
  return { reading, currentStreak: streak }
}

async function findOrOpen(needs: OpenDayNeeds, opening: Opening): Promise<OpenedDay> {
  const last = await needs.readings.findLatestDay(opening.account.id)
  const day = dayAt(last, opening)
  if (last?.date === day.date) return withPersonal(needs, opening, last)
  const opened = { ...day, streak: streakOn(last, day.date), ...personalPart(opening, day.date) }
  return withPersonal(needs, opening, await needs.readings.openDay(opening.account.id, opened))
}

/** Access that began after the day was opened brings the personal reading the same day. */
async function withPersonal(needs: OpenDayNeeds, opening: Opening, day: OpenedDay): Promise<OpenedDay> {
  if (day.personal && !opening.hasActiveAccess) return { ...day, personal: undefined }
  if (day.personal || !opening.hasActiveAccess) return day
  const { personal } = personalPart(opening, day.date)
  if (personal) await needs.readings.addPersonal(opening.account.id, day.date, personal)
  return { ...day, personal }
}

function personalPart({ account, hasActiveAccess }: Opening, date: string): Pick<OpenedDay, 'personal'> {
  const birth = birthOf(account)
  return hasActiveAccess && birth ? { personal: personalReading(birth, date) } : {}
}
