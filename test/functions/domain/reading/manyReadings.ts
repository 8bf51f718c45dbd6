import { type Memory, remember } from '../../../../functions/domain/reading/compose/Memory.ts'
import {
  almanacReading,
  type DayReading,
  personalTask,
  signTask,
} from '../../../../functions/domain/reading/dailyReading.ts'
import { addDays } from '../../../../shared/domain/time.ts'
import {
  LIFE_FOCUSES,
  type LifeFocus,
  RELATIONSHIP_STATUSES,
  type RelationshipStatus,
} from '../../../../shared/domain/user.ts'
import type { Sign } from '../../../../shared/domain/zodiac.ts'
import { aPlace } from '../../../makers/aBirth.ts'

const FIRST_DAY = '2026-11-22'
export const DAYS = 60

const ZONES = ['America/New_York', 'Asia/Singapore', 'Europe/London', 'America/Los_Angeles'] as const

export interface Answers {
  focus: LifeFocus | null
  relationship: RelationshipStatus | null
}

const written = new Map<string, DayReading[]>()

/**
 * Sixty days in a row as one person reads them; births are spread over forty years, latitudes and hours. They take seconds,
 * so they are written once for all tests of a file that look at them.
 */
export function personalDays(number: number, answers: Partial<Answers> = {}): DayReading[] {
  const key = JSON.stringify([number, answers])
  const days = written.get(key) ?? writeDays(number, answers)
  written.set(key, days)
  return days
}

function writeDays(number: number, answers: Partial<Answers>): DayReading[] {
  const zone = ZONES[number % ZONES.length]!
  const birth = {
    date: addDays('1960-01-05', number * 157),
    time: `${two((number * 7) % 24)}:${two((number * 13) % 60)}`,
    timeKnown: number % 5 !== 4,
    place: aPlace({ lat: ((number * 11) % 110) - 50, lon: ((number * 37) % 340) - 170, zone: 'UTC' }),
  }
  const focus = LIFE_FOCUSES[number % 4]!
  const relationship = RELATIONSHIP_STATUSES[Math.floor(number / 4) % 4]!
  return inARow((date, memory) =>
    almanacReading(
      personalTask({ accountId: `usr_${number}`, birth, date, zone, memory, focus, relationship, ...answers }),
    ),
  )
}

/** The same for everyone of a Sun sign. */
export const signDays = (sign: Sign): DayReading[] =>
  inARow((date, memory) => almanacReading(signTask(sign, date, memory)))

function inARow(write: (date: string, memory: Memory) => DayReading): DayReading[] {
  let memory: Memory = []
  return Array.from({ length: DAYS }, (_, index) => {
    const reading = write(addDays(FIRST_DAY, index), memory)
    memory = remember(memory, reading.read)
    return reading
  })
}

const two = (value: number) => String(value).padStart(2, '0')

export const sentencesOf = ({ content: { content } }: DayReading): string[] =>
  content.replaceAll('\n\n', ' ').split(/(?<=[.?]"?) (?=["A-Z])/)

const BODIES =
  /\b(the )?(Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Chiron|North Node|Ascendant|Midheaven)\b/gi
const SIGN_NAMES = /\b(Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces)\b/g
const TIMES = new RegExp(
  [
    String.raw`\d+:\d\d( [ap]\.m\.)?`,
    'this (morning|afternoon|evening)|tonight|today|tomorrow',
    String.raw`(on )?\b(Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day`,
    String.raw`(on )?\d+ (January|February|March|April|May|June|July|August|September|October|November|December)( \d{4})?`,
  ].join('|'),
  'g',
)

/** A sentence without its names, hours and dates: two that are equal then say the same thing. */
export const masked = (sentence: string): string =>
  sentence.replace(TIMES, 'T').replace(BODIES, 'B').replace(SIGN_NAMES, 'S')

export const words = (text: string) => text.split(/\s+/).length

export const shareOf = <Item>(items: readonly Item[], isSo: (item: Item) => boolean) =>
  items.filter(isSo).length / items.length

export const TIME =
  /\b(\d+:\d\d|today|tonight|tomorrow|this (morning|afternoon|evening)|(Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day|\d+ [A-Z][a-z]+)\b/i

/** How often a sentence, a title or an act was read before, within so many days. */
export function countRepeats(days: readonly string[][], within: number): number {
  return days.flatMap((texts, day) => {
    const earlier = new Set(days.slice(Math.max(0, day - within + 1), day).flat())
    return texts.filter((text) => earlier.has(text))
  }).length
}
