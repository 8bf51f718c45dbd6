import { Problem } from '../../../shared/contract/problem.ts'
import type { DailyReading } from '../../../shared/domain/reading.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { type Account, birthOf } from '../../domain/account/account.ts'
import { type Memory, remember } from '../../domain/reading/compose/Memory.ts'
import { personalReading, sunSignOf } from '../../domain/reading/dailyReading.ts'
import { dayAt, streakOn } from '../../domain/reading/dayRules.ts'
import type { OpenedDay, ReadingStore } from '../../store/readings.ts'
import type { SignReadingStore } from '../../store/signReadings.ts'
import { readSignDay } from './readSignDay.ts'

export interface OpenDayNeeds {
  readings: ReadingStore
  signReadings: SignReadingStore
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
 * Opens a person's day: counts it once for the streak and answers its reading, which is written once. With access it is
 * written for their own chart; without, it is the one of their Sun sign.
 */
export async function openDay(needs: OpenDayNeeds, opening: Opening): Promise<Opened> {
  const last = await needs.readings.findLatestDay(opening.account.id)
  const day = dayAt(last, opening)
  const opened =
    last?.date === day.date
      ? last
      : await open(needs, opening, { ...day, streak: streakOn(last, day.date) }, last?.memory)
  const { date, streak, personal, general } = await withPersonal(needs, opening, opened)
  if (personal) return { reading: { date, scope: 'personal', content: personal }, currentStreak: streak }
  const content = general ?? (await readSignDay(needs, signOf(opening), date)).content
  return { reading: { date, scope: 'sign', content }, currentStreak: streak }
}

/** Whoever writes the day first decides what it says. */
async function open(needs: OpenDayNeeds, opening: Opening, day: OpenedDay, memory: Memory = []): Promise<OpenedDay> {
  const personal = writePersonal(opening, day, memory)
  if (personal) return needs.readings.openDay(opening.account.id, { ...day, ...personal })
  const { content, memory: ofSign } = await readSignDay(needs, signOf(opening), day.date)
  const read = ofSign.filter(({ date }) => date === day.date)
  return needs.readings.openDay(opening.account.id, {
    ...day,
    general: content,
    memory: [...memory.filter(({ date }) => date !== day.date), ...read],
  })
}

/** Access that began after the day was opened brings the personal reading the same day; access that ended takes it. */
async function withPersonal(needs: OpenDayNeeds, opening: Opening, day: OpenedDay): Promise<OpenedDay> {
  if (day.personal) return opening.hasActiveAccess ? day : { ...day, personal: undefined }
  const written = writePersonal(opening, day, day.memory?.filter(({ date }) => date < day.date) ?? [])
  if (!written) return day
  await needs.readings.addPersonal(opening.account.id, day.date, written)
  return { ...day, ...written }
}

type Written = Required<Pick<OpenedDay, 'personal' | 'memory'>>

function writePersonal(
  { account, hasActiveAccess }: Opening,
  day: Pick<OpenedDay, 'date' | 'zone'>,
  memory: Memory,
): Written | undefined {
  const birth = birthOf(account)
  if (!hasActiveAccess || !birth) return undefined
  const { date, zone } = day
  const { lifeFocus: focus, relationshipStatus: relationship } = account
  const { content, read } = personalReading({ accountId: account.id, birth, date, zone, memory, focus, relationship })
  return { personal: content, memory: remember(memory, read) }
}

function signOf({ account }: Opening) {
  const sign = sunSignOf(account)
  if (!sign) throw new Problem('BIRTH_DATA_REQUIRED', { message: 'Add your birth date to get a daily reading.' })
  return sign
}
