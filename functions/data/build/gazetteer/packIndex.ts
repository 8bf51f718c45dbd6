import { packLines } from '../../../domain/places/gazetteer/lines.ts'
import { MOST_OF_START, NO_REF } from '../../../domain/places/gazetteer/nameIndex.ts'
import { backwards } from '../../../domain/places/gazetteer/nearNames.ts'
import { commonStarts } from './commonStarts.ts'

/** The sections of a `NameIndex`, and the names and references as they stand in it. */
export function packIndex(entries: { name: string; ref: number }[], weigh: (ref: number) => number) {
  // A tab sorts before every letter, so whole entries can be sorted as texts, which is far faster.
  const sorted = entries.map(({ name, ref }) => `${name}\t${String(ref).padStart(8, '0')}`).sort()
  const names = sorted.map((entry) => entry.slice(0, -9))
  const refs = sorted.map((entry) => Number(entry.slice(-8)))
  const starts = commonStarts(names)
  const likeliest = likeliestFirst(refs, weigh)
  const sections = [
    ...packLines(names),
    packNumbers(refs),
    ...packLines(starts.map(({ start }) => start)),
    packNumbers(starts.flatMap(({ from, to }) => filled(likeliest(from, to), MOST_OF_START))),
  ]
  return { names, refs, sections }
}

/** A function that picks the likeliest references from one index up to another, each row once. They are weighed only once. */
function likeliestFirst(refs: number[], weigh: (ref: number) => number): (from: number, to: number) => number[] {
  const weights = Float64Array.from(refs, weigh)
  const order = Uint32Array.from(refs.keys()).sort((a, b) => weights[b]! - weights[a]!)
  const ranks = new Uint32Array(refs.length)
  order.forEach((index, rank) => {
    ranks[index] = rank
  })
  return (from, to) => {
    const best = new Map<number, number>()
    for (const rank of ranks.slice(from, to).sort()) {
      if (best.size === MOST_OF_START) break
      const ref = refs[order[rank]!]!
      if (!best.has(ref >>> 2)) best.set(ref >>> 2, ref)
    }
    return Array.from(best.values())
  }
}

/** The indexes of the names in which a slip is looked for, sorted by the names read backwards. */
export const sortByEnd = (names: string[]): number[] =>
  names
    .map((name, index) =>
      /^[a-z ]{4,}$/.test(name) && name !== names[index - 1] ? `${backwards(name)}\t${index}` : '',
    )
    .filter(Boolean)
    .sort()
    .map((entry) => Number(entry.slice(entry.indexOf('\t') + 1)))

/** So many numbers, the missing ones marked. */
export const filled = (numbers: number[], length: number): number[] =>
  Array.from({ length }, (_, index) => numbers[index] ?? NO_REF)

export const packNumbers = (numbers: number[]): Uint8Array => Buffer.from(new Uint32Array(numbers).buffer)
