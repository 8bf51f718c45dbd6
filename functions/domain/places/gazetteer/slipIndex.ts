import { type Lines, lineAt } from './lines.ts'
import { isSpent } from './reads.ts'

/**
 * The likely names by what is left of them after one slip. Bucket i holds `names` from `ends[i - 1]` up to `ends[i]`;
 * there is a power of two of them.
 */
export interface SlipIndex {
  ends: Uint32Array
  /** Indexes in the sorted names. */
  names: Uint32Array
}

interface Indexed {
  names: { names: Lines }
  slips: SlipIndex
}

/** The likely names that are one slip (a letter missing, extra, wrong, or two swapped) away from a text. */
export function findSlips({ names: { names }, slips }: Indexed, text: string): Set<string> {
  const found = new Set<string>()
  for (const remainder of remaindersOf(text)) {
    names.reads.left--
    const bucket = bucketOf(remainder, slips.ends.length)
    for (const index of slips.names.subarray(slips.ends[bucket - 1] ?? 0, slips.ends[bucket])) {
      if (isSpent(names.reads)) return found
      const name = lineAt(names, index)
      if (isOneSlip(text, name)) found.add(name)
    }
  }
  return found
}

/** A text, and the text without any one of its letters. Two texts that are one slip apart share one of these. */
export const remaindersOf = (text: string): Set<string> =>
  new Set([text, ...Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1))])

/** FNV-1a, which spreads short texts well. */
export function bucketOf(text: string, buckets: number): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & (buckets - 1)
}

function isOneSlip(text: string, name: string): boolean {
  if (text === name || Math.abs(text.length - name.length) > 1) return false
  let at = 0
  while (text[at] === name[at]) at++
  const [typed, meant] = [text.slice(at), name.slice(at)]
  return (
    typed.slice(1) === meant ||
    typed === meant.slice(1) ||
    typed.slice(1) === meant.slice(1) ||
    (typed[0] === meant[1] && typed[1] === meant[0] && typed.slice(2) === meant.slice(2))
  )
}
