import { Problem } from '../../../shared/contract/problem.ts'
import type { AnswerVerdict, DislikeReason } from '../../../shared/domain/chat.ts'
import { localDateAt } from '../../../shared/domain/time.ts'
import { instantOf } from '../../domain/chat/exchange.ts'
import type { ChatStore } from '../../store/chats.ts'
import type { CountVerdict } from '../../store/verdictCounter.ts'

export interface RateNeeds {
  chats: Pick<ChatStore, 'rate'>
  countVerdict: CountVerdict
}

interface Rating {
  accountId: string
  /** Of the exchange. */
  id: string
  /** Null takes it back. */
  verdict: AnswerVerdict | null
  reason?: DislikeReason | undefined
}

/** Keeps what a person thinks of an answer of theirs with the answer, and counts it for the operators. */
export async function rateAnswer({ chats, countVerdict }: RateNeeds, rating: Rating): Promise<void> {
  const { accountId, id, verdict, reason } = rating
  const feedback = verdict === null ? undefined : { verdict, ...(verdict === 'down' && reason && { reason }) }

  const rated = await chats.rate(accountId, id, feedback)
  if (!rated) throw new Problem('NOT_FOUND')

  const change = (of: AnswerVerdict) => Number(verdict === of) - Number(rated.before?.verdict === of)
  const changes = { goodAnswers: change('up'), badAnswers: change('down') }
  if (changes.goodAnswers === 0 && changes.badAnswers === 0) return
  await countVerdict({ date: localDateAt(instantOf(id), 'UTC'), ...changes })
}
