import { lineAt } from './lines.ts'
import type { Gazetteer } from './openGazetteer.ts'
import type { Reads } from './reads.ts'
import { findSlips } from './slipIndex.ts'

/**
 * What a text with one slip (a letter missing, extra, wrong, or two swapped) may have meant: whole names, and what names
 * start with. Likely names come from their own index. In all others, a slip is looked for where few names share the
 * letters before it; one near the beginning is looked for from the end, where few share the letters after it. The places
 * that the fewest names share come first, until the allowance is spent.
 */
export function nearNames(gazetteer: Pick<Gazetteer, 'names' | 'byEnd' | 'slips'>, text: string): string[] {
  const { reads } = gazetteer.names.names
  if (text.length < SHORTEST || text.length > LONGEST || reads.left < KEPT_FOR_READING) return []
  const found = findSlips(gazetteer, text)
  const slips = [...slipsIn(onwards(gazetteer, found), text), ...slipsIn(fromEnd(gazetteer, found), backwards(text))]
  for (const { view, wanted, from, to } of slips.sort((a, b) => a.to - a.from - (b.to - b.from)))
    seek(view, reads, { wanted: wanted(), from, to })
  found.delete(text)
  return Array.from(found)
}

/** A text from its last letter to its first. */
export const backwards = (text: string): string => text.split('').reverse().join('')

const SHORTEST = 5
const LONGEST = 40
/** What was found must still be looked up. */
const KEPT_FOR_READING = 350
const ALPHABET = Array.from('abcdefghijklmnopqrstuvwxyz ')

/** Names in an order. `meets` says whether a line is what was wanted, and keeps it. */
interface View {
  size: number
  at: (index: number) => string
  meets: (line: string, wanted: string) => boolean
}

const onwards = ({ names: { names } }: Pick<Gazetteer, 'names'>, found: Set<string>): View => ({
  size: names.ends.length,
  at: (index) => lineAt(names, index),
  meets: (line, wanted) => line.startsWith(wanted) && Boolean(found.add(wanted)),
})

const fromEnd = ({ names: { names }, byEnd }: Pick<Gazetteer, 'names' | 'byEnd'>, found: Set<string>): View => ({
  size: byEnd.length,
  at: (index) => backwards(lineAt(names, byEnd[index]!)),
  meets: (line, wanted) => line === wanted && Boolean(found.add(backwards(wanted))),
})

interface Slip {
  view: View
  /** The spellings one edit away at a place of the text. */
  wanted: () => string[]
  /** The lines that share the letters before that place. */
  from: number
  to: number
}

function slipsIn(view: View, text: string): Slip[] {
  const slips: Slip[] = []
  let [from, to] = [0, view.size]
  for (let at = 0; at <= text.length && from < to; at++) {
    slips.push({ view, wanted: () => spellingsAt(text, at), from, to })
    const start = text.slice(0, at + 1)
    from = firstIn(view, start, from, to)
    to = firstIn(view, `${start}\uffff`, from, to)
  }
  return slips
}

function firstIn(view: View, text: string, from: number, to: number): number {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (view.at(middle) < text) low = middle + 1
    else high = middle
  }
  return low
}

function spellingsAt(text: string, at: number): string[] {
  const [before, after] = [text.slice(0, at), text.slice(at)]
  return [
    before + after.slice(1),
    before + after.charAt(1) + after.charAt(0) + after.slice(2),
    ...ALPHABET.flatMap((letter) => [before + letter + after, before + letter + after.slice(1)]),
  ]
}

interface Search {
  wanted: string[]
  from: number
  to: number
}

/** Looks for many texts at once: each line that is read parts those before it from those behind it. */
function seek(view: View, reads: Reads, { wanted, from, to }: Search): void {
  if (wanted.length === 0 || from >= to || reads.left < KEPT_FOR_READING) return
  const middle = (from + to) >>> 1
  const line = view.at(middle)
  const missed = wanted.filter((spelling) => !view.meets(line, spelling))
  seek(view, reads, { wanted: missed.filter((spelling) => spelling < line), from, to: middle })
  seek(view, reads, { wanted: missed.filter((spelling) => spelling > line), from: middle + 1, to })
}
