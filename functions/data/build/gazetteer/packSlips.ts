import { bucketOf, remaindersOf } from '../../../domain/places/gazetteer/slipIndex.ts'
import { packNumbers } from './packIndex.ts'

/** The sections of a `SlipIndex` of those sorted names that are likely. */
export function packSlips(names: readonly string[], isLikely: (index: number) => boolean): Uint8Array[] {
  const likely = Array.from(names.keys()).filter((index) => LETTERS.test(names[index]!) && isLikely(index))
  const onceEach = likely.filter((index, at) => names[index] !== names[likely[at - 1]!])
  const entries = onceEach.flatMap((index) => Array.from(remaindersOf(names[index]!), (text) => ({ text, index })))
  const count = 2 ** Math.ceil(Math.log2(Math.max(1, entries.length)))
  const buckets = Array.from({ length: count }, (): number[] => [])
  for (const { text, index } of entries) buckets[bucketOf(text, count)]!.push(index)
  let end = 0
  const ends = buckets.map(({ length }) => {
    end += length
    return end
  })
  return [packNumbers(ends), packNumbers(buckets.flat())]
}

const LETTERS = /^[a-z ]{5,40}$/
