import type { Planet } from '../../../../shared/domain/chart.ts'
import { otherThan, type Person } from './Telling.ts'

/** "They" takes the verbs of "you", so that one sentence serves both and nobody's gender is asked. */
const WORDS = {
  reader: { subject: 'you', possessive: 'your', object: 'you' },
  partner: { subject: 'they', possessive: 'their', object: 'them' },
} as const

/** Puts people into a text: {A}, {A's} and {a} are this person, {B}, {B's} and {b} the other one. */
export function tellAbout(person: Person, text: string): string {
  const [one, other] = [WORDS[person], WORDS[otherThan(person)]]
  const filled = text
    .replaceAll('{A}', one.subject)
    .replaceAll("{A's}", one.possessive)
    .replaceAll('{a}', one.object)
    .replaceAll('{B}', other.subject)
    .replaceAll("{B's}", other.possessive)
    .replaceAll('{b}', other.object)
  return asSentences(filled)
}

/** "your Venus", "their Venus". */
export const bodyOf = (person: Person, planet: Planet): string => `${WORDS[person].possessive} ${planet}`

/** Capital letters at the beginnings of sentences. */
export const asSentences = (text: string): string =>
  text.replace(/(^|[.?!] |\n\n)([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())

/** "Leo", "Leo or Virgo", "Leo, Virgo or Libra". */
export const listWords = (words: readonly string[], joint: 'and' | 'or'): string =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(` ${joint} `)
