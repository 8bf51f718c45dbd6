import type { Line } from './Line.ts'

/** The sentences of each paragraph. The same lines and the same seed make the same text. */
export function chooseSentences(paragraphs: readonly (readonly Line[])[], seed: string): string[][] {
  const chosen = chooseOptions(paragraphs.flat(), seed)
  const kept = fitToLength(chosen)
  return paragraphs.map((lines) => lines.filter((line) => kept.has(line)).map((line) => kept.get(line)!))
}

/** Those with the fewest options choose first, since the others can make way for them. */
function chooseOptions(lines: readonly Line[], seed: string): Map<Line, string> {
  const chosen = new Map<Line, string>()
  const openings: string[] = []
  for (const line of lines.toSorted((one, other) => one.options.length - other.options.length)) {
    const costs = line.options.map((option) => likeness(openingOf(option), openings))
    const best = line.options.filter((_, index) => costs[index] === Math.min(...costs))
    const option = best[hashOf(`${seed} ${lines.indexOf(line)}`) % best.length]!
    chosen.set(line, option)
    openings.push(openingOf(option))
  }
  return chosen
}

/** The first two words. */
const openingOf = (sentence: string): string => sentence.slice(0, sentence.indexOf(' ', sentence.indexOf(' ') + 1))

/** How much an opening is like others: two equal words are worse than a first word for the third time. */
function likeness(opening: string, openings: readonly string[]): number {
  if (openings.includes(opening)) return 2
  const word = opening.slice(0, opening.indexOf(' ') + 1)
  return openings.filter((other) => other.startsWith(word)).length > 1 ? 1 : 0
}

/** About half a page. */
const MOST_WORDS = 220

/** All that has to be told, and of the rest what there is room for. */
function fitToLength(chosen: ReadonlyMap<Line, string>): Map<Line, string> {
  const ranks = [0, ...new Set([...chosen.keys()].map(({ spare = 0 }) => spare).filter((rank) => rank > 0))].sort()
  let kept: [Line, string][] = []
  for (const rank of ranks) {
    const more = [...kept, ...[...chosen].filter(([{ spare = 0 }]) => spare === rank)]
    if (rank === 0 || wordsIn(more.map(([, sentence]) => sentence)) <= MOST_WORDS) kept = more
  }
  return new Map(kept)
}

const wordsIn = (sentences: readonly string[]): number => sentences.join(' ').split(' ').length

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0
  return hash
}
