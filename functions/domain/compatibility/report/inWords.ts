import type * as z from 'zod/mini'
import type { Planet } from '../../../../shared/domain/chart.ts'
import type { ofTwo } from '../../../content/schema/compatibilityChapters.ts'
import { fillTemplate } from '../../words/fillTemplate.ts'
import { otherThan, type Person } from './Telling.ts'

/** "They" takes the verbs of "you", so that one sentence serves both and nobody's gender is asked. */
const WORDS = {
  reader: { subject: 'you', possessive: 'your', object: 'you' },
  partner: { subject: 'they', possessive: 'their', object: 'them' },
} as const

/** Puts people into a text: {A}, {A's} and {a} are this person, {B}, {B's} and {b} the other one. */
export function tellAbout(person: Person, text: z.infer<typeof ofTwo>): string {
  const [one, other] = [WORDS[person], WORDS[otherThan(person)]]
  const ofOne = { A: one.subject, "A's": one.possessive, a: one.object }
  const ofOther = { B: other.subject, "B's": other.possessive, b: other.object }
  return asSentences(fillTemplate(text, { ...ofOne, ...ofOther }))
}

/** "your Venus", "their Venus". */
export const bodyOf = (person: Person, planet: Planet): string => `${WORDS[person].possessive} ${planet}`

/** Capital letters at the beginnings of sentences. */
export const asSentences = (text: string): string =>
  text.replace(/(^|[.?!] |\n\n)([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())

/** "Leo", "Leo or Virgo", "Leo, Virgo or Libra". */
export const listWords = (words: readonly string[], joint: 'and' | 'or'): string =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(` ${joint} `)
