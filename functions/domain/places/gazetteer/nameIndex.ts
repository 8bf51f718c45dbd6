import { firstFrom, type Lines, lineAt } from './lines.ts'
import { isSpent } from './reads.ts'

/** Folded names, sorted, with what each of them means: `refs[i]` is a row × 4 + the kind of name, rising under one name. */
export interface NameIndex {
  names: Lines
  refs: Uint32Array
  /** What more than `MOST_OF_START` names start with, sorted. */
  starts: Lines
  /** The likeliest `MOST_OF_START` references of each start, each row once; `NO_REF` where there are fewer. */
  startRefs: Uint32Array
}

/** A start of at most so many names is read in full; of a more common one, so many references are stored. */
export const MOST_OF_START = 128
export const NO_REF = 0xffffffff

/** The references of exactly this name, at most so many; none when nothing may be read any more. Places: the largest first. */
export function refsOf({ names, refs }: NameIndex, name: string, most = MOST_NAMESAKES): number[] {
  if (isSpent(names.reads)) return []
  const from = firstFrom(names, name)
  // No name sorts between a name and the same name followed by the lowest character.
  const to = firstFrom(names, `${name}\u0001`, from, Math.min(from + most, refs.length))
  return read(names, refs.subarray(from, to))
}

/** Santa Maria is the commonest name of all, with 149 places. */
export const MOST_NAMESAKES = 256

/** References of names that start so: all, or of a common start the likeliest; none when nothing may be read any more. */
export function refsStarting(index: NameIndex, start: string, most: number): number[] {
  const { names, refs, startRefs } = index
  if (isSpent(names.reads)) return []
  const common = findStart(index, start)
  if (common !== undefined) {
    const first = common * MOST_OF_START
    return read(names, startRefs.subarray(first, first + Math.min(most, MOST_OF_START))).filter((ref) => ref !== NO_REF)
  }
  const from = firstFrom(names, start)
  const to = firstFrom(names, `${start}\uffff`, from, Math.min(from + most, refs.length))
  return read(names, refs.subarray(from, to))
}

/** Whether more names start so than are read through. */
export const isCommonStart = (index: NameIndex, start: string): boolean => findStart(index, start) !== undefined

function findStart({ starts }: NameIndex, start: string): number | undefined {
  const at = firstFrom(starts, start)
  return at < starts.ends.length && lineAt(starts, at) === start ? at : undefined
}

function read({ reads }: Lines, refs: Uint32Array): number[] {
  const affordable = refs.subarray(0, Math.max(0, reads.left))
  reads.left -= affordable.length
  return Array.from(affordable)
}
