import * as z from 'zod/mini'
import type { Violation } from '../grounding/Facts.ts'
import { sentencesOf } from '../grounding/sentences.ts'

/** What a model answers in: sentences, each with the ids of the facts it rests on. */
export const ModelReply = z.object({
  sentences: z.array(z.object({ text: z.string(), facts: z.array(z.string()) })),
  /** A kind of message that is answered in words of ours. */
  distress: z.nullable(z.enum(['overdose', 'despair', 'selfHarm', 'abuse', 'eating', 'minor', 'pregnancy', 'illness'])),
})
export type ModelReply = z.output<typeof ModelReply>

/** A reply in plain words rests on nothing that it names. */
export const replyFromText = (text: string): ModelReply => ({ sentences: [{ text, facts: [] }], distress: null })

/** The sentences as one text, with the paragraphs that they were written in. */
export const textOf = ({ sentences }: ModelReply): string =>
  sentences
    .map(({ text }) => text.normalize('NFKC'))
    .map((text) => `${text.trim()}${/\n\s*$/.test(text) ? '\n\n' : ' '}`)
    .join('')
    .trim()

/** More than this is no reference, but all there is. */
const MOST_CITED = 12

/** The sentences that rest on facts which were not given, or on more of them than one sentence can. */
export const baselessIn = ({ sentences }: ModelReply, ids: ReadonlySet<string>): Violation[] =>
  sentences
    .filter(({ facts }) => facts.length > MOST_CITED || facts.some((id) => !ids.has(id)))
    .flatMap(({ text }) => sentencesOf(text.normalize('NFKC')).map((quote) => ({ kind: 'basis' as const, quote })))
