import * as z from 'zod/mini'
import { LocalDate } from '../../../../shared/domain/LocalDate.ts'
import { addDays } from '../../../../shared/domain/time.ts'
import { masked } from '../words/masked.ts'

/** What somebody has read on one day: of what, in which part of life, and made of which pieces. */
export const ReadDay = z.object({
  date: LocalDate,
  /** Which fact led, and at which stage. Empty once nothing depends on it. */
  lead: z.string(),
  house: z.int(),
  /** The ids of the pieces that must not come back for long, one after the other. */
  pieces: z.string(),
  /** The ids of the frames and of what only has to rest, that of the timing last. All but the last are forgotten after the rest days. */
  frames: z.string(),
})
export type ReadDay = z.infer<typeof ReadDay>

/** The last sixty days that somebody has read, the oldest first. */
export const Memory = z.readonly(z.array(ReadDay))
export type Memory = z.infer<typeof Memory>

const MEMORY_DAYS = 60
/** Within which no sentence comes back, not even with other names and dates, and no pair leads twice. */
export const REST_DAYS = 14

const TIMING = 3

/**
 * The memory with one more day, and without what is too old to matter: a reading and its memory are one small row. Who
 * has read their sign's reading on the same day has read both.
 */
export function remember(memory: Memory, day: ReadDay): Memory {
  const { pieces = '', frames = '' } = memory.find(({ date }) => date === day.date) ?? {}
  const rested = addDays(day.date, -REST_DAYS)
  const kept = recent(memory, day.date)
    .filter(({ date }) => date < day.date)
    .map((past) => (past.date > rested ? past : { ...past, lead: '', house: 0, frames: past.frames.slice(-TIMING) }))
  return [...kept, { ...day, pieces: pieces + day.pieces, frames: frames + day.frames }]
}

/** What of a memory still matters on a day. */
export const recent = (memory: Memory, date: LocalDate): Memory =>
  memory.filter((past) => past.date > addDays(date, -MEMORY_DAYS))

/** When each piece was last read. */
export interface Read {
  /** The last day of a piece, whatever its slots were filled with. */
  template: (template: string) => LocalDate | undefined
  /** Whether a sentence that is no piece of ours was read, also with other names, hours and days. */
  written: (text: string) => boolean
}

export function recall(memory: Memory): Read {
  const days = new Map<string, LocalDate>()
  for (const { date, pieces, frames } of memory) {
    for (const id of idsIn(pieces + frames)) days.set(id, date)
  }
  return {
    template: (template) => days.get(pieceId(template)),
    written: (text) => days.has(sentenceId(text)),
  }
}

/** So long that of six hundred read pieces not one in four hundred unread ones is taken for one of them. */
const ID_LETTERS = 3

export const pieceId = (template: string): string => letters(hash(template), ID_LETTERS)

/** The ids in a row of them. */
export const idsIn = (row: string): readonly string[] => row.match(IDS) ?? []
const IDS = new RegExp(`.{${ID_LETTERS}}`, 'g')

/**
 * The id of a sentence that is no piece of ours, the same with other names, hours and days: one id for each sentence keeps
 * the memory small, and what is new without those is new with them.
 */
export const sentenceId = (text: string): string => pieceId(`said: ${masked(text)}`)

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

const letters = (value: number, count: number): string =>
  Array.from({ length: count }, (_, index) => LETTERS[Math.floor(value / 64 ** index) % 64]).join('')

/** FNV-1a over UTF-16 units, stirred once more since few letters are taken of it: the same in every release. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 13)) >>> 0
}
