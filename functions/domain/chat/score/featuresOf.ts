/** So many places a table of weights has. Two features that fall on one place share its weights, which is rare. */
export const PLACES = 16_384

/**
 * What a score sees in a message: its words by their stems, neighbours, and parts of words, by which a misspelt word
 * resembles the right one. Places in a table of weights, each once.
 * @param text in small letters, as `plainText` makes it
 */
export function featuresOf(text: string): number[] {
  const words = wordsOf(text)
  const stems = words.map(stemOf)
  const features = stems.flatMap((stem, index) => [
    stem,
    `${stems[index - 1] ?? '^'} ${stem}`,
    ...partsOf(`<${words[index]}>`),
  ])
  return [...new Set(['any', ...features, `${stems.at(-1)} $`].map(placeOf))]
}

const MOST_WORDS = 120

/** A Chinese sign stands for itself; a number is told only by what age it could be. */
const wordsOf = (text: string): string[] =>
  (text.match(/\p{Script=Han}|[\p{L}\p{M}]+|\d+|[?!]/gu) ?? [])
    .slice(0, MOST_WORDS)
    .map((word) => (/^\d+$/.test(word) ? numberWord(Number(word)) : word))

function numberWord(number: number): string {
  if (number >= 9 && number <= 17) return 'teenage'
  return number < 9 ? 'few' : 'many'
}

const stemOf = (word: string): string =>
  word.length < 5 ? word : word.replace(/(?:ings?|ied|ies|ed|es|s|ly|er)$/, '').replace(/([b-df-hj-np-tv-z])\1$/, '$1')

const PART = 4

/** Every four letters of a longer word, its ends among them. */
const partsOf = (padded: string): string[] =>
  padded.length <= PART + 1
    ? []
    : Array.from({ length: padded.length - PART + 1 }, (_, from) => `#${padded.slice(from, from + PART)}`)

/** The hash of Fowler, Noll and Vo, FNV-1a with 32 bits, folded. */
function placeOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < feature.length; index += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193)
  }
  return ((hash >>> 16) ^ hash) & (PLACES - 1)
}
