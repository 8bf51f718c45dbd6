import { countAllHedges } from '../../../../functions/content/schema/proseRules.ts'
import { signTask } from '../../../../functions/domain/reading/dailyReading.ts'
import { dayWindow } from '../../../../functions/domain/reading/facts/DayWindow.ts'
import { readerChart } from '../../../../functions/domain/reading/facts/ReaderChart.ts'
import { type Memory, NOTHING_READ, remember } from '../../../../functions/domain/reading/Memory.ts'
import type { ReadingDay } from '../../../../functions/domain/reading/ReadingDay.ts'
import type { Written } from '../../../../functions/domain/reading/Written.ts'
import { writePersonalReading } from '../../../../functions/domain/reading/writePersonalReading.ts'
import { countWords } from '../../../../functions/domain/words/countWords.ts'
import { addDays, type LocalDate } from '../../../../shared/domain/time.ts'
import { LIFE_FOCUSES, RELATIONSHIP_STATUSES } from '../../../../shared/domain/user.ts'
import { SIGNS, type Sign } from '../../../../shared/domain/zodiac.ts'
import { aPlace } from '../../../makers/aBirth.ts'

export const DAYS = 60
export const CHARTS = 10
const FIRST_DAY = '2026-11-22'

/** No more than the sky's cache has room for; in winter London shares its days with the readings of signs. */
const ZONES = ['America/New_York', 'Asia/Singapore', 'Europe/London'] as const

export interface ToldDay {
  day: ReadingDay
  written: Written
}

/**
 * The days of many people and of every sign, in a row as each of them reads them. They take seconds, so they are written
 * once, for whichever test asks first.
 */
export const people = (): ToldDay[][] => {
  told.people ??= Array.from({ length: CHARTS }, (_, number) => personalDays(number))
  return told.people
}
export const signs = (): ToldDay[][] => {
  told.signs ??= SIGNS.map(signDays)
  return told.signs
}
const told: { people?: ToldDay[][]; signs?: ToldDay[][] } = {}

/** Somebody whose birth is far from that of the others in time and place; every fifth has no birth time. */
function personalDays(number: number): ToldDay[] {
  const chart = readerChart({
    date: addDays('1960-01-05', number * 1571),
    time: `${two((number * 7) % 24)}:${two((number * 13) % 60)}`,
    timeKnown: number % 5 !== 4,
    place: aPlace({ lat: ((number * 11) % 110) - 50, lon: ((number * 37) % 340) - 170, zone: 'UTC' }),
  })
  const zone = ZONES[number % ZONES.length]!
  const reader = {
    chart,
    zone,
    seed: `usr_${number}`,
    focus: LIFE_FOCUSES[number % 4]!,
    relationship: RELATIONSHIP_STATUSES[Math.floor(number / 2) % 4]!,
  }
  return inARow((date, memory) => {
    const day = { ...reader, window: dayWindow(date, zone), memory }
    return { day, written: writePersonalReading(day) }
  })
}

const signDays = (sign: Sign): ToldDay[] => inARow((date, memory) => signTask(sign, date, memory))

function inARow(write: (date: LocalDate, memory: Memory) => ToldDay): ToldDay[] {
  let memory = NOTHING_READ
  return Array.from({ length: DAYS }, (_, index) => {
    const day = write(addDays(FIRST_DAY, index), memory)
    memory = remember(memory, day.written.read)
    return day
  })
}

const two = (value: number) => String(value).padStart(2, '0')

export const textOf = ({ title, paragraphs, act }: Written): string => [title, ...paragraphs, act].join('\n')

/** What the reading says beside the sky: neither the event nor the date of what comes next. */
export const proseOf = ({ written: { paragraphs, event, ahead } }: ToldDay) =>
  paragraphs
    .map((text) => (text === ahead?.text ? ahead.text.slice(ahead.when.length) : text.replace(event, '')))
    .join(' ')
    .replace(/ {2,}/g, ' ')

export const lengthOf = ({ written: { paragraphs, act } }: ToldDay) => countWords([...paragraphs, act].join(' '))

export const hedgesOf = (day: ToldDay) => countAllHedges(proseOf(day))

/** What no reader should soon read again. */
export const ownWords = ({ title, act, passage, read }: ToldDay['written']) => [title, act, passage!.areas[read.area]]

/** What it has somebody say may end in a question mark. */
export const isOneSentence = (text: string) => /^[A-Z][^.!?]*[.!?]$/.test(text.replace(/"[^"]*"/g, 'this'))
