import type { AnswerFeedback, ChatExchange, Citation, ReplySource } from '../../../shared/domain/chat.ts'
import { after, EpochSeconds, isoInstant } from '../../../shared/domain/time.ts'

/** A question and its answer as they are kept. */
export interface Exchange {
  at: EpochSeconds
  message: string
  response: string
  cites: Citation[]
  source: ReplySource
  /** What could be asked next; of earlier releases there is nothing. */
  suggestions?: readonly string[] | undefined
  /** Begins a conversation. */
  startsNew?: boolean | undefined
  feedback?: AnswerFeedback | undefined
  /** What the client sent along, so that a message sent again is found. */
  idempotencyKey?: string | undefined
}

/** The turns that a question may refer to, newest first: those since the latest beginning of a conversation. */
export function turnsOf(earlier: readonly Exchange[]): readonly Exchange[] {
  const first = earlier.findIndex(({ startsNew }) => startsNew)
  return first < 0 ? earlier : earlier.slice(0, first + 1)
}

/** One second has one exchange of a person, so the second names it, and ids sort by time. */
export const exchangeId = (at: EpochSeconds): string => `msg_${String(at).padStart(12, '0')}`

/** The second that an id names. */
export const instantOf = (id: string): EpochSeconds => EpochSeconds.parse(Number(id.slice(-12)))

/** When an exchange counts as made: after every earlier one, also within one second. */
export const nextInstant = (now: EpochSeconds, latest: Exchange | undefined): EpochSeconds =>
  latest && latest.at >= now ? after(latest.at, 1) : now

export const exchangeOnWire = ({ at, message, response, cites, source, ...rest }: Exchange): ChatExchange => ({
  id: exchangeId(at),
  message,
  response,
  createdAt: isoInstant(at),
  cites,
  source,
  ...(rest.suggestions && rest.suggestions.length > 0 && { suggestions: [...rest.suggestions] }),
  ...(rest.startsNew && { startsNew: true }),
  ...(rest.feedback && { feedback: rest.feedback }),
})
