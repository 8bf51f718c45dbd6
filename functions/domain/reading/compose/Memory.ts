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
  /** The ids of the frames, that of the timing last; the others are forgotten sooner, since their hours differ always. */
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

/** The memory with one more day, and without what is too old to matter: a reading and its memory are one small row. */
export function remember(memory: Memory, day: ReadDay): Memory {
  const rested = addDays(day.date, -REST_DAYS)
  const kept = recent(memory, day.date)
    .filter(({ date }) => date < day.date)
    .map((past) => (past.date > rested ? past : { ...past, lead: '', house: 0, frames: past.frames.slice(-TIMING) }))
  return [...kept, day]
}

/** What of a memory still matters on a day. */
export const recent = (memory: Memory, date: LocalDate): Memory =>
  memory.filter((past) => past.date > addDays(date, -MEMORY_DAYS))

/** When each piece was last read. */
export interface Read {
  /** The last day of a piece, whatever its slots were filled with. */
  template: (template: string) => LocalDate | undefined
  /** Whether the very same sentence was read. */
  sentence: (template: string, text: string) => boolean
  /** Whether a sentence that is no piece of ours was read, also with other names, hours and days. */
  written: (text: string) => boolean
}

export function recall(memory: Memory): Read {
  const templates = new Map<string, LocalDate>()
  const sentences = new Set<string>()
  for (const { date, pieces, frames } of memory) {
    for (const id of (pieces + frames).match(IDS) ?? []) {
      sentences.add(id)
      templates.set(id.slice(0, -1), date)
    }
  }
  return {
    template: (template) => templates.get(templateId(template)),
    sentence: (template, text) => sentences.has(pieceId(template, text)),
    written: (text) => sentences.has(sentenceId(text)),
  }
}

/**
 * Two letters for a piece, and one for what its slots were filled with. So short that now and then an unread piece is
 * taken for a read one, which costs nothing: there are others.
 */
export const pieceId = (template: string, text: string): string => templateId(template) + letters(hash(text), 1)
const templateId = (template: string): string => letters(hash(template), 2)
const IDS = /.{3}/g

/**
 * The id of a sentence that is no piece of ours, the same with other names, hours and days: one id for each sentence keeps
 * the memory small, and what is new without those is new with them. It is its own template, by another name so that all
 * three letters count.
 */
export const sentenceId = (text: string): string => pieceId(`said: ${masked(text)}`, masked(text))

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
