import type { ChatExchange, Citation, ReplySource } from '../../../shared/domain/chat.ts'
import { after, type EpochSeconds, isoInstant } from '../../../shared/domain/time.ts'

/** A question and its answer as they are kept. */
export interface Exchange {
  at: EpochSeconds
  message: string
  response: string
  cites: Citation[]
  source: ReplySource
  /** What could be asked next; of earlier releases there is nothing. */
  suggestions?: readonly string[] | undefined
  /** What the client sent along, so that a message sent again is found. */
  idempotencyKey?: string | undefined
}

/** One second has one exchange of a person, so the second names it, and ids sort by time. */
export const exchangeId = (at: EpochSeconds): string => `msg_${String(at).padStart(12, '0')}`

/** When an exchange counts as made: after every earlier one, also within one second. */
export const nextInstant = (now: EpochSeconds, latest: Exchange | undefined): EpochSeconds =>
  latest && latest.at >= now ? after(latest.at, 1) : now

export const exchangeOnWire = ({ at, message, response, cites, source, suggestions }: Exchange): ChatExchange => ({
  id: exchangeId(at),
  message,
  response,
  createdAt: isoInstant(at),
  cites,
  source,
  ...(suggestions && suggestions.length > 0 && { suggestions: [...suggestions] }),
})
