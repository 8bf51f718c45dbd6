import { Problem } from '../../../shared/contract/problem.ts'
import type { DailyReading } from '../../../shared/domain/reading.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { type Account, birthOf } from '../../domain/account/account.ts'
import { type PersonalDay, personalTask, sunSignOf } from '../../domain/reading/dailyReading.ts'
import { dayAt, streakOn } from '../../domain/reading/dayRules.ts'
import { joinMemories, type Memory, NOTHING_READ, remember } from '../../domain/reading/Memory.ts'
import type { OpenedDay, ReadingStore } from '../../store/readings.ts'
import { moveDay } from './moveDay.ts'
import { type ReadSignDayNeeds, readSignDay } from './readSignDay.ts'
import { type WriteOnceNeeds, writeOnce } from './writeOnce.ts'

export interface OpenDayNeeds extends ReadSignDayNeeds, WriteOnceNeeds {
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
 * Opens a person's day: counts it once for the streak and answers its reading, which is written once. With access it is
 * written for their own chart; without, it is the one of their Sun sign.
 */
export async function openDay(needs: OpenDayNeeds, opening: Opening): Promise<Opened> {
  const last = await needs.readings.findLatestDay(opening.account.id)
  const day = dayAt(last, opening)
  const opened =
    last?.date === day.date
      ? await moveDay(needs, opening.account.id, { last, day })
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
  const personal = personalDayOf(opening, day)
  if (personal) {
    const memory = last ? await readUpTo(needs, opening, last) : NOTHING_READ
    const keep = (written: Written) => openWith(needs, id, { ...day, ...written })
    return writePersonal(needs, opening, { personal: { ...personal, memory }, keep })
  }
  const { date } = day
  const { content } = await readSignDay(needs, { sign: signOf(opening), date })
  return needs.readings.openDay(id, { ...day, general: content, ...(last?.memory && { memory: last.memory }) })
}

/** What the person has read. The Sun sign remembers its own days, so that each of its readers need not. */
async function readUpTo(
  { signReadings }: OpenDayNeeds,
  opening: Opening,
  { date, general, memory = NOTHING_READ }: OpenedDay,
): Promise<Memory> {
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
  const memory = await readUpTo(needs, opening, day)
  const keep = (written: Written) => addTo(needs, opening.account.id, { day, written })
  return writePersonal(needs, opening, { personal: { ...personal, memory }, keep })
}

interface PersonalWriting {
  personal: PersonalDay
  keep: (written: Written) => Promise<OpenedDay>
}

const writePersonal = (needs: OpenDayNeeds, { account, now }: Opening, { personal, keep }: PersonalWriting) =>
  writeOnce(needs, {
    accountId: account.id,
    date: personal.date,
    now,
    task: () => personalTask(personal),
    find: async () => {
      const latest = await needs.readings.findLatestDay(account.id)
      return latest?.date === personal.date && latest.personal ? latest : undefined
    },
    keep: ({ content, read }) => keep({ personal: content, memory: remember(personal.memory, read) }),
  })

/** Undefined without access, or without a birth to write for. */
function personalDayOf(
  { account, hasActiveAccess }: Opening,
  { date, zone }: Pick<OpenedDay, 'date' | 'zone'>,
): Omit<PersonalDay, 'memory'> | undefined {
  const birth = birthOf(account)
  if (!hasActiveAccess || !birth) return undefined
  const { id: accountId, lifeFocus: focus, relationshipStatus: relationship } = account
  return { accountId, birth, date, zone, focus, relationship }
}

function signOf({ account }: Opening) {
  const sign = sunSignOf(account)
  if (!sign) throw new Problem('BIRTH_DATA_REQUIRED', { message: 'Add your birth date to get a daily reading.' })
  return sign
}
