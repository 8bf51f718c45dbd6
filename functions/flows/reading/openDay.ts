import { Problem } from '../../../shared/contract/problem.ts'
import type { DailyReading } from '../../../shared/domain/reading.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { type Account, birthOf } from '../../domain/account/account.ts'
import { type PersonalDay, personalTask, sunSignOf } from '../../domain/reading/dailyReading.ts'
import { dayAt, streakOn } from '../../domain/reading/dayRules.ts'
import { joinMemories, type Memory, NOTHING_READ, remember } from '../../domain/reading/Memory.ts'
import type { OpenedDay, ReadingStore } from '../../store/readings.ts'
import type { WrittenAhead, WrittenAheadStore } from '../../store/writtenAhead.ts'
import type { ChangeLetterNeeds } from '../letter/changeLetter.ts'
import { moveLetter } from '../letter/moveLetter.ts'
import { moveDay } from './moveDay.ts'
import { type ReadSignDayNeeds, readSignDay } from './readSignDay.ts'
import { type WriteOnceNeeds, writeOnce } from './writeOnce.ts'

export interface OpenDayNeeds extends ReadSignDayNeeds, WriteOnceNeeds, ChangeLetterNeeds {
  readings: ReadingStore
  /** What letters have told already. */
  writtenAhead: Pick<WrittenAheadStore, 'find'>
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
      ? await moveDay(needs, opening, { last, day })
      : await open(needs, opening, { day: { ...day, streak: streakOn(last, opening) }, last })
  const { date, streak, personal, general } = await withPersonal(needs, opening, opened)
  if (personal) return { reading: { date, scope: 'personal', content: personal }, currentStreak: streak }
  const content = general ?? (await readSignDay(needs, { sign: signOf(opening), date })).content
  return { reading: { date, scope: 'sign', content }, currentStreak: streak }
}

/** Whoever writes the day first decides what it says. */
async function open(
  needs: OpenDayNeeds,
  opening: Opening,
  { day, last }: { day: OpenedDay; last: OpenedDay | undefined },
): Promise<OpenedDay> {
  const { id } = opening.account
  // Before the day, so that a day which could not be opened tells the zone again.
  if (last && last.zone !== day.zone) await moveLetter(needs, { accountId: id, zone: day.zone, now: opening.now })
  const personal = personalDayOf(opening, day)
  if (personal) {
    const keep = (written: Written) => openWith(needs, id, { ...day, ...written })
    return writePersonal(needs, opening, { personal, last, keep })
  }
  const { date } = day
  const { content } = await readSignDay(needs, { sign: signOf(opening), date })
  return needs.readings.openDay(id, { ...day, general: content, ...(last?.memory && { memory: last.memory }) })
}

interface ReadBefore {
  last: OpenedDay | undefined
  ahead: WrittenAhead | undefined
}

/**
 * What the person has read, in the app and in letters. The Sun sign remembers its own days, so that each of its readers
 * need not.
 */
export async function readUpTo(
  { signReadings }: Pick<OpenDayNeeds, 'signReadings'>,
  opening: Opening,
  { last, ahead }: ReadBefore,
): Promise<Memory> {
  const told = ahead ? ahead.memory : NOTHING_READ
  if (!last) return told
  const { date, general, memory: own = NOTHING_READ } = last
  const memory = ahead ? joinMemories(own, told) : own
  if (!general) return memory
  const ofSign = await signReadings.findLatest(signOf(opening), date)
  return ofSign ? joinMemories(memory, ofSign.memory) : memory
}

type Written = Required<Pick<OpenedDay, 'personal' | 'memory'>>

/** A request without access may have been faster, and have opened the day with the sign's reading. */
async function openWith(needs: OpenDayNeeds, id: string, day: OpenedDay & Written): Promise<OpenedDay> {
  const opened = await needs.readings.openDay(id, day)
  return opened.personal ? opened : addTo(needs, id, { day: opened, written: day })
}

async function addTo(
  { readings }: OpenDayNeeds,
  id: string,
  { day, written: { personal, memory } }: { day: OpenedDay; written: Written },
): Promise<OpenedDay> {
  if (await readings.addPersonal(id, day.date, { personal, memory })) return { ...day, personal, memory }
  const first = await readings.findLatestDay(id)
  return first?.personal ? first : { ...day, personal, memory }
}

/** Access that began after the day was opened brings the personal reading the same day; access that ended takes it. */
async function withPersonal(needs: OpenDayNeeds, opening: Opening, day: OpenedDay): Promise<OpenedDay> {
  if (day.personal) return opening.hasActiveAccess ? day : { ...day, personal: undefined }
  const personal = personalDayOf(opening, day)
  if (!personal) return day
  const keep = (written: Written) => addTo(needs, opening.account.id, { day, written })
  return writePersonal(needs, opening, { personal, last: day, keep })
}

interface PersonalWriting {
  personal: Omit<PersonalDay, 'memory'>
  /** The newest day that was opened: the one before, or the one that is written about. */
  last: OpenedDay | undefined
  keep: (written: Written) => Promise<OpenedDay>
}

async function writePersonal(needs: OpenDayNeeds, opening: Opening, { personal, last, keep }: PersonalWriting) {
  const { date } = personal
  const { id: accountId } = opening.account
  const ahead = await needs.writtenAhead.find(accountId)
  if (ahead?.date === date) return keep(ahead)
  const memory = await readUpTo(needs, opening, { last, ahead })
  return writeOnce(needs, {
    accountId,
    date,
    now: opening.now,
    task: () => personalTask({ ...personal, memory }),
    find: async () => {
      const latest = await needs.readings.findLatestDay(accountId)
      if (latest?.date === date && latest.personal) return latest
      const told = await needs.writtenAhead.find(accountId)
      return told?.date === date ? keep(told) : undefined
    },
    keep: ({ content, read }) => keep({ personal: content, memory: remember(memory, read) }),
  })
}

/** Undefined without access, or without a birth to write for. */
export function personalDayOf(
  { account, hasActiveAccess }: Opening,
  { date, zone }: Pick<OpenedDay, 'date' | 'zone'>,
): Omit<PersonalDay, 'memory'> | undefined {
  const birth = birthOf(account)
  if (!hasActiveAccess || !birth) return undefined
  const { id: accountId, lifeFocus: focus, relationshipStatus: relationship } = account
  return { accountId, birth, date, zone, focus, relationship }
}

export function signOf({ account }: Opening) {
  const sign = sunSignOf(account)
  if (!sign) throw new Problem('BIRTH_DATA_REQUIRED', { message: 'Add your birth date to get a daily reading.' })
  return sign
}
