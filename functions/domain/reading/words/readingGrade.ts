/**
 * The school grade that a text asks of its reader, by Flesch and Kincaid (Kincaid et al., Derivation of New Readability
 * Formulas, 1975). Syllables are counted by groups of vowels, which is right within a few in a hundred.
 */
export function readingGrade(sentences: readonly string[]): number {
  const words = sentences.flatMap((sentence) => sentence.toLowerCase().match(/[a-z][a-z'’]*/g) ?? [])
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  return (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 15.59
}

function countSyllables(word: string): number {
  const spoken = word.replace(/['’]\w*$/, '').replace(SILENT_END, '$1')
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0)
}

/** The e of "make", "makes" and "talked"; that of "table", "houses" and "wanted" is spoken. */
const SILENT_END = /([^aeiouyl])(?:e|(?<=[^cgsxz])es|(?<=[^dt])ed)$/
