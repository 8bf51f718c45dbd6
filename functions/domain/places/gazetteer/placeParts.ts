import { foldName } from './foldName.ts'

/** What a person wrote, part by part and folded: "St. Louis, MO 63101, USA" is saint louis · mo · usa. */
export const placeParts = (text: string): string[] =>
  text.replace(POSTAL_CODE, ' ').split(SEPARATOR).map(foldName).filter(Boolean).slice(0, MOST_PARTS)

const MOST_PARTS = 8

const POSTAL_CODE = /(?<![\p{L}\d])\d{4,}(-\d{3,4})?(?![\p{L}\d])/gu
// Slashes and dashes are inside names too (Biel/Bienne): a reading may still part the words there.
const SEPARATOR = /[,;|\n\t،，、·•]/u

/** A way to understand the parts: a place's name, and the countries or regions that it is in. */
export interface Reading {
  name: string
  within: string[]
}

/** The ways to understand them, the likeliest first: as written, without commas (Paris Texas), turned round (Japan, Tokyo). */
export function readings(parts: string[]): Reading[] {
  const [first = '', ...within] = parts
  const words = first.split(' ')
  const cuts = words.length <= MOST_WORDS ? words.slice(1).map((_, index) => words.length - 1 - index) : []
  return [
    ...spellings(first).map((name) => ({ name, within })),
    ...cuts.map((cut) => ({ name: words.slice(0, cut).join(' '), within: [words.slice(cut).join(' '), ...within] })),
    ...(within.length > 0 ? [{ name: parts.at(-1) ?? '', within: parts.slice(0, -1) }] : []),
  ]
}

const MOST_WORDS = 8

// As written; without a word for what it is (City of Bath, 広島市); with a shortened direction (E. St. Louis) in full.
const spellings = (name: string): string[] => {
  const plain = name.replace(/^(city|town|village) of /, '').replace(/(?<=..)[市县縣区區]$/, '')
  const full = plain.replace(/^[nsew] (?=.{3})/, (letter) => DIRECTIONS[letter] ?? letter)
  return Array.from(new Set([name, plain || name, full || name]))
}

const DIRECTIONS: Record<string, string> = { 'n ': 'north ', 's ': 'south ', 'e ': 'east ', 'w ': 'west ' }
