import { addDays, type LocalDate } from '../../../../shared/domain/time.ts'
import { hash, pieceId, REST_DAYS, type Read } from './Memory.ts'
import { fillSlots, type Slots } from './Slots.ts'

/** A sentence or a clause that could be taken, as it would read, and what the memory keeps of it. */
export interface Option {
  text: string
  ids: readonly string[]
}

export interface Reader {
  read: Read
  date: LocalDate
  /** Shuffles the order once per reader. */
  seed: string
}

/**
 * The pieces that can be used today, the best first: those never read, in the reader's own order, then those unread for
 * longest. One that was read within the rest days, or in the same words, is used only when there is no other.
 */
export function rankOptions(templates: readonly string[], slots: Slots, { read, date, seed }: Reader): Option[] {
  const rested = addDays(date, -REST_DAYS)
  const ranked = templates.flatMap((template) => {
    const text = fillSlots(template, slots)
    if (text === undefined) return []
    const last = read.template(template) ?? ''
    const wear = read.sentence(template, text) ? 2 : last > rested ? 1 : 0
    return [{ text, ids: [pieceId(template, text)], rank: [wear, last, hash(seed + template)] as const }]
  })
  ranked.sort((one, other) => compareRanks(one.rank, other.rank))
  const fresh = ranked.filter(({ rank: [wear] }) => wear === 0)
  return (fresh.length > 0 ? fresh : ranked.slice(0, MOST_RESTED)).map(({ text, ids }) => ({ text, ids }))
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
