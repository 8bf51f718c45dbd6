import * as z from 'zod/mini'
import { Planet } from './chart.ts'
import { codePoints } from './codePoints.ts'
import { CHAT_MESSAGE_MAX } from './limits.ts'
import { isCleanText } from './text.ts'
import { IsoInstant } from './time.ts'
import { Sign } from './zodiac.ts'

const TOO_LONG = `Your message must be at most ${CHAT_MESSAGE_MAX.toLocaleString('en-US')} characters`
const EMPTY = 'Write your question first'

/** What a person writes: one to 2,000 characters on any number of lines. */
export const ChatMessage = z.pipe(
  z.string(EMPTY).check(z.refine(isCleanMessage, "Your message contains characters that can't be used")),
  z.pipe(
    z.transform((text: string) => plainLines(text).trim()),
    z.string().check(
      z.minLength(1, EMPTY),
      z.refine((text) => codePoints(text) <= CHAT_MESSAGE_MAX, TOO_LONG),
    ),
  ),
)

function isCleanMessage(text: string): boolean {
  return isCleanText(plainLines(text).replaceAll('\n', ' '))
}

/** Line breaks and tabs are what other programs make of a line break and a space. */
const plainLines = (text: string) => text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ')

/** A placement of the chart that a reply speaks of. */
export const Citation = z.object({ planet: Planet, sign: Sign })
export type Citation = z.infer<typeof Citation>

/** Who wrote a reply: the language model, the almanac without it, or nobody in particular, for what must never vary. */
export const ReplySource = z.enum(['model', 'almanac', 'fixed'])
export type ReplySource = z.infer<typeof ReplySource>

/** What a person thinks of an answer, and of a bad one why. */
export const AnswerVerdict = z.enum(['up', 'down'])
export type AnswerVerdict = z.infer<typeof AnswerVerdict>
export const DislikeReason = z.enum(['wrong', 'off-topic', 'unclear', 'other'])
export type DislikeReason = z.infer<typeof DislikeReason>
export const AnswerFeedback = z.object({ verdict: AnswerVerdict, reason: z.optional(DislikeReason) })
export type AnswerFeedback = z.infer<typeof AnswerFeedback>

/** A question and its answer. The id is also the cursor of the page that ends before it. */
export const ChatExchange = z.object({
  id: z.string(),
  message: z.string(),
  response: z.string(),
  createdAt: IsoInstant,
  cites: z.array(Citation),
  source: ReplySource,
  /** What could be asked next. */
  suggestions: z.optional(z.array(z.string())),
  /** Begins a conversation: what was said before it is not taken into account. */
  startsNew: z.optional(z.boolean()),
  feedback: z.optional(AnswerFeedback),
})
export type ChatExchange = z.infer<typeof ChatExchange>

/** Finite numbers for everybody, 0 without access. `unlimited` is how the plan is sold. */
export const ChatUsage = z.object({
  remainingQuestions: z.int(),
  limit: z.int(),
  used: z.int(),
  unlimited: z.boolean(),
  resetsAt: IsoInstant,
})
export type ChatUsage = z.infer<typeof ChatUsage>
