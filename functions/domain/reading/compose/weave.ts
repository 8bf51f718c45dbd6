import { sentenceId } from './Memory.ts'
import { type Option, type Reader, rankAll } from './rankOptions.ts'
import { countWords, MOST_WORDS } from './readingRules.ts'
import { fillSlots, type Slots } from './Slots.ts'

export interface Told {
  slots: Slots
  reader: Reader
}

/**
 * Frames with a clause in each that has a slot for one, by the slot's name; both the best first. Of a sentence with as many
 * parts as these the memory knows the whole as well, so that it comes back with no other name or day. The frame's id is first.
 */
export function weave(
  frames: readonly string[],
  clauses: Readonly<Record<string, readonly Option[]>>,
  { slots, reader }: Told,
): Option[] {
  const open = Object.fromEntries(Object.keys(clauses).map((name) => [name, `{${name}}`]))
  const ranked = rankAll(frames, { ...slots, ...open }, reader)
  const most = Math.max(1, ...Object.values(clauses).map(({ length }) => length))
  const woven = Array.from({ length: most }, (_, turn) =>
    ranked.flatMap((frame, index) => withClause(frame, clauses, turn + index)),
  )
  const texts = new Map(woven.flat().map((option) => [option.text, option]))
  const fitting = [...texts.values()].filter(({ text }) => countWords(text) <= MOST_WORDS)
  const fresh = fitting.filter(({ text }) => !reader.read.written(text))
  return fresh.length > 0 ? fresh : fitting
}

function withClause(
  { text, ids }: Option,
  clauses: Readonly<Record<string, readonly Option[]>>,
  turn: number,
): Option[] {
  const name = Object.keys(clauses).find((slot) => text.includes(`{${slot}}`))
  if (name === undefined) return [{ text, ids: [...ids, sentenceId(text)] }]
  const list = clauses[name]!
  const clause = list[turn % list.length]
  const whole = clause && fillSlots(text, { [name]: clause.text })
  return clause && whole ? [{ text: whole, ids: [...ids, ...clause.ids, sentenceId(whole)] }] : []
}
