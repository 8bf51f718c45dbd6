import { addDays, type LocalDate } from '../../../../shared/domain/time.ts'
import type { Point } from '../facts/Fact.ts'
import { hash, pieceId, REST_DAYS, type Read } from './Memory.ts'
import { fillSlots, type Slots } from './Slots.ts'

/** A sentence or a clause that could be taken, as it would read, and what the memory keeps of it. */
export interface Option {
  text: string
  ids: readonly string[]
  /** The body or point that it gives as a reason, which has to be one of the card's. */
  point?: Point
  /** What the memory keeps of it only for the rest days. */
  restIds?: readonly string[]
}

export interface Reader {
  read: Read
  date: LocalDate
  /** Shuffles the order once per reader. */
  seed: string
}

/**
 * The pieces that can be used today, the best first: those never read, in the reader's own order, then those unread for
 * longest. One that was read within the rest days, or has no slots and so would read the same, is used only when there is
 * no other.
 */
export function rankOptions(templates: readonly string[], slots: Slots, reader: Reader): Option[] {
  const ranked = rankWorn(templates, slots, reader)
  const fresh = ranked.filter(({ wear }) => wear === 0)
  return (fresh.length > 0 ? fresh : ranked.slice(0, MOST_RESTED)).map(({ text, ids }) => ({ text, ids }))
}

/** Lets the memory keep one more template with an option: of what its slots say. */
export const telling =
  (template: string) =>
  ({ ids, ...option }: Option): Option => ({ ...option, ids: [...ids, pieceId(template)] })

/** The same for the rest days only: what varies from day to day and may come back after them. */
export const tellingLately =
  (template: string) =>
  ({ restIds = [], ...option }: Option): Option => ({ ...option, restIds: [...restIds, pieceId(template)] })

/** Those that were never read. */
export const unread = (templates: readonly string[], { read }: Pick<Reader, 'read'>): readonly string[] =>
  templates.filter((template) => read.template(template) === undefined)

interface Ranked extends Option {
  /** 0 for what has rested, or was never read. */
  wear: number
}

function rankWorn(templates: readonly string[], slots: Slots, { read, date, seed }: Reader): Ranked[] {
  const rested = addDays(date, -REST_DAYS)
  const ranked = templates.flatMap((template) => {
    const text = fillSlots(template, slots)
    if (text === undefined) return []
    const last = read.template(template) ?? ''
    const wear = last !== '' && text === template ? 2 : last > rested ? 1 : 0
    return [{ text, ids: [pieceId(template)], wear, rank: [wear, last, hash(seed + template)] as const }]
  })
  return ranked.sort((one, other) => compareRanks(one.rank, other.rank))
}

/** When all have been read too lately, only so many are offered: those unread for longest. */
export const MOST_RESTED = 2

type Rank = readonly (number | string)[]

/** By the first part in which two ranks differ. */
export function compareRanks(one: Rank, other: Rank): number {
  const differs = one.findIndex((value, index) => value !== other[index])
  if (differs < 0) return 0
  return one[differs]! < other[differs]! ? -1 : 1
}
