import type { Birth } from '../../../shared/domain/birth.ts'
import type { ReadingContent } from '../../../shared/domain/reading.ts'
import type { LocalDate } from '../../../shared/domain/time.ts'
import type { LifeFocus, RelationshipStatus } from '../../../shared/domain/user.ts'
import { type Sign, sunSignByDate } from '../../../shared/domain/zodiac.ts'
import { type Account, birthOf } from '../account/account.ts'
import { castBigThree } from '../chart/natalChart.ts'
import type { Memory, ReadDay } from './compose/Memory.ts'
import { explainReading } from './explainReading.ts'
import { leadKey } from './facts/chooseLead.ts'
import { dayWindow } from './facts/DayWindow.ts'
import { type ReaderChart, readerChart, signChart } from './facts/ReaderChart.ts'
import { type Written, writePersonalReading } from './writePersonalReading.ts'
import { writeSignReading } from './writeSignReading.ts'

/** A day's reading, and what its reader will remember of it. */
export interface DayReading {
  content: ReadingContent
  read: ReadDay
}

interface PersonalDay {
  accountId: string
  birth: Birth
  date: LocalDate
  zone: string
  memory: Memory
  focus: LifeFocus | null
  relationship: RelationshipStatus | null
}

/** The day's reading from the moving sky against a person's own chart. Throws RangeError for an unknown zone. */
export function personalReading({ accountId, birth, date, zone, ...rest }: PersonalDay): DayReading {
  const chart = readerChart(birth)
  return finish(
    writePersonalReading({ window: dayWindow(date, zone), zone, chart, seed: accountId, ...rest }),
    chart,
    date,
  )
}

/** The day's reading for everyone of a Sun sign, wherever they are. */
export function signReading(sign: Sign, date: LocalDate, memory: Memory): DayReading {
  const chart = signChart(sign)
  const day = {
    window: dayWindow(date, 'UTC'),
    zone: 'UTC',
    chart,
    memory,
    seed: sign,
    focus: null,
    relationship: null,
  }
  return finish(writeSignReading(day), chart, date)
}

function finish(written: Written, chart: ReaderChart, date: LocalDate): DayReading {
  const { draft, lead, house, read } = written
  return {
    content: {
      title: draft.title,
      content: draft.paragraphs.map((sentences) => sentences.map(({ text }) => text).join(' ')).join('\n\n'),
      advice: draft.act.text,
      basis: explainReading(written, chart),
    },
    read: { date, lead: leadKey(lead), house, ...read },
  }
}

/** The Sun sign by the sky where the birth is complete, else by the calendar; undefined without a birth date. */
export function sunSignOf(account: Account): Sign | undefined {
  const birth = birthOf(account)
  if (birth) return castBigThree(birth).sunSign
  return account.birthDate ? sunSignByDate(account.birthDate) : undefined
}
