import * as z from 'zod/mini'
import { LocalDate } from '../../../shared/domain/LocalDate.ts'
import { addDays, DAY } from '../../../shared/domain/time.ts'
import { AREAS, type Area } from '../../content/schema/areas.ts'
import { SLOW_MOVERS } from '../../content/schema/keys.ts'
import { hash } from '../words/hash.ts'

/** How far a contact was; of a slow one that led between its days, which body it was. */
export const MEMORY_STAGES = ['other', 'first', 'exact', 'last', ...SLOW_MOVERS] as const
export type MemoryStage = (typeof MEMORY_STAGES)[number]

/** What somebody has read of one day. */
export interface ReadDay {
  date: LocalDate
  /** What it was about, whatever the stage: "Mercury tense Saturn", "fullMoon in house 3". */
  topic: string
  stage: MemoryStage
  /** Which of the topic's passages, and which area and act of it. */
  passage: number
  area: Area
  act: 0 | 1
  /** The id of the fact to come that was told. */
  ahead?: string | undefined
}

/** The days up to `until` that somebody has read, a few letters each, the last one at the end: at most a kilobyte. */
export const Memory = z.object({ until: LocalDate, days: z.string() })
export type Memory = z.infer<typeof Memory>

export const NOTHING_READ: Memory = { until: '1970-01-01', days: '' }

const MEMORY_DAYS = 120
const DAY_LETTERS = 7
const UNREAD = '.'.repeat(DAY_LETTERS)

/** A day as it is remembered: topic and fact ahead only as letters, which tell whether another is the same. */
export interface RememberedDay extends Omit<ReadDay, 'ahead'> {
  ahead: string
}

/** The memory with one more day, without what is too old to matter. A day that was read before is replaced. */
export function remember(memory: Memory, day: ReadDay): Memory {
  const letters = new Map(listLetters(memory).map((each) => [each.date, each.letters]))
  letters.set(day.date, lettersOf(day))
  return pack(letters)
}

/** What two memories of one person hold together; the first one's word counts for a day of both. */
export const joinMemories = (one: Memory, other: Memory): Memory =>
  pack(new Map([...listLetters(other), ...listLetters(one)].map(({ date, letters }) => [date, letters])))

function pack(letters: ReadonlyMap<LocalDate, string>): Memory {
  const dates = [...letters.keys()].sort()
  const until = dates.at(-1)
  if (!until) return NOTHING_READ
  const oldest = addDays(until, 1 - MEMORY_DAYS)
  const first = dates.find((date) => date >= oldest)!
  const days = Array.from({ length: daysBetween(first, until) + 1 }, (_, index) => letters.get(addDays(first, index)))
  return { until, days: days.map((day) => day ?? UNREAD).join('') }
}

const daysBetween = (first: LocalDate, last: LocalDate): number => (Date.parse(last) - Date.parse(first)) / (DAY * 1000)

/** What was read on the days before a date, the oldest first. */
export const recall = (memory: Memory, before: LocalDate): RememberedDay[] =>
  listLetters(memory)
    .filter(({ date }) => date < before)
    .map(({ date, letters }) => ({ date, ...readLetters(letters) }))

function listLetters({ until, days }: Memory): { date: LocalDate; letters: string }[] {
  const count = Math.floor(days.length / DAY_LETTERS)
  return Array.from({ length: count }, (_, index) => ({
    date: addDays(until, index + 1 - count),
    letters: days.slice(index * DAY_LETTERS, (index + 1) * DAY_LETTERS),
  })).filter(({ letters }) => letters !== UNREAD)
}

const lettersOf = ({ topic, stage, passage, area, act, ahead }: ReadDay): string =>
  [
    topicLetters(topic),
    LETTERS[MEMORY_STAGES.indexOf(stage)],
    choiceLetter({ passage, area, act }),
    aheadLetters(ahead),
  ].join('')

function readLetters(letters: string): Omit<RememberedDay, 'date'> {
  const choice = LETTERS.indexOf(letters[4]!)
  const [passage, rest] = [Math.floor(choice / 8), choice % 8]
  return {
    topic: letters.slice(0, 3),
    stage: MEMORY_STAGES[LETTERS.indexOf(letters[3]!)] ?? 'other',
    passage,
    area: AREAS[rest % 4]!,
    act: rest < 4 ? 0 : 1,
    ahead: letters.slice(5),
  }
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

const lettersFor = (text: string, count: number): string =>
  Array.from({ length: count }, (_, index) => LETTERS[Math.floor(hash(text) / 64 ** index) % 64]).join('')

export const topicLetters = (topic: string): string => lettersFor(topic, 3)
export const aheadLetters = (id: string | undefined): string => (id === undefined ? '..' : lettersFor(id, 2))

const choiceLetter = ({ passage, area, act }: Pick<ReadDay, 'passage' | 'area' | 'act'>): string =>
  LETTERS[(passage % 8) * 8 + act * 4 + AREAS.indexOf(area)]!
