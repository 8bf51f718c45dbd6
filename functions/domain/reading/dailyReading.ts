import type { Birth } from '../../../shared/domain/birth.ts'
import type { ReadingContent } from '../../../shared/domain/reading.ts'
import type { LocalDate } from '../../../shared/domain/time.ts'
import type { LifeFocus, RelationshipStatus } from '../../../shared/domain/user.ts'
import { type Sign, sunSignByDate } from '../../../shared/domain/zodiac.ts'
import { type Account, birthOf } from '../account/account.ts'
import { castBigThree } from '../chart/natalChart.ts'
import { daySky } from './daySky.ts'
import { explainReading } from './explainReading.ts'
import { dayWindow } from './facts/DayWindow.ts'
import { readerChart, signChart } from './facts/ReaderChart.ts'
import { lastTime } from './lastTime.ts'
import type { Memory, ReadDay } from './Memory.ts'
import type { ReadingDay } from './ReadingDay.ts'
import type { Written } from './Written.ts'
import { writePersonalReading } from './writePersonalReading.ts'
import { writeSignReading } from './writeSignReading.ts'

/** A day's reading, and what its reader will remember of it. */
export interface DayReading {
  content: ReadingContent
  read: ReadDay
}

export interface PersonalDay {
  accountId: string
  birth: Birth
  date: LocalDate
  zone: string
  memory: Memory
  focus: LifeFocus | null
  relationship: RelationshipStatus | null
}

/** A day of one reader that is to be written about, with what the almanac makes of it. */
export interface ReadingTask {
  day: ReadingDay
  written: Written
}

/** A day of the moving sky against a person's own chart. Throws RangeError for an unknown zone. */
export function personalTask({ accountId, birth, date, zone, ...rest }: PersonalDay): ReadingTask {
  const day = { window: dayWindow(date, zone), zone, chart: readerChart(birth), seed: accountId, ...rest }
  return { day, written: writePersonalReading(day) }
}

/** A day for everyone of a Sun sign, wherever they are. */
export function signTask(sign: Sign, date: LocalDate, memory: Memory): ReadingTask {
  const day = {
    window: dayWindow(date, 'UTC'),
    zone: 'UTC',
    chart: signChart(sign),
    memory,
    seed: sign,
    focus: null,
    relationship: null,
  }
  return { day, written: writeSignReading(day) }
}

/** The day's reading as the almanac writes it. */
export function almanacReading({ day, written }: ReadingTask): DayReading {
  const before = lastTime(written, day)
  return {
    content: {
      title: written.title,
      content: written.paragraphs.join('\n\n'),
      advice: written.act,
      basis: explainReading(written, day),
      sky: daySky(written, day),
      ...(before && { lastTime: before }),
    },
    read: written.read,
  }
}

/** The Sun sign by the sky where the birth is complete, else by the calendar; undefined without a birth date. */
export function sunSignOf(account: Account): Sign | undefined {
  const birth = birthOf(account)
  if (birth) return castBigThree(birth).sunSign
  return account.birthDate ? sunSignByDate(account.birthDate) : undefined
}
