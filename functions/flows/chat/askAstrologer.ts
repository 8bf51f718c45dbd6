import { Problem } from '../../../shared/contract/problem.ts'
import { brand } from '../../../shared/domain/brand.ts'
import type { ChatExchange } from '../../../shared/domain/chat.ts'
import { CHAT_PAGE } from '../../../shared/domain/limits.ts'
import { type EpochSeconds, MINUTE } from '../../../shared/domain/time.ts'
import { type Account, birthOf } from '../../domain/account/account.ts'
import { chatFacts } from '../../domain/chat/chatFacts.ts'
import { type Exchange, exchangeOnWire, nextInstant } from '../../domain/chat/exchange.ts'
import { fixedAnswers } from '../../domain/chat/fixedAnswers.ts'
import { monthOf, nextMonth, questionLimit } from '../../domain/chat/quota.ts'
import { sensitiveTopic } from '../../domain/chat/sensitiveTopic.ts'
import { pseudonym } from '../../domain/identity/token.ts'
import type { ChartStore } from '../../store/charts.ts'
import type { ChatQuotaStore } from '../../store/chatQuotas.ts'
import type { ChatStore } from '../../store/chats.ts'
import { readChart } from '../chart/readChart.ts'
import { type WriteAnswerNeeds, writeAnswer } from './writeAnswer.ts'

export interface AskNeeds extends WriteAnswerNeeds {
  charts: ChartStore
  chats: ChatStore
  quotas: ChatQuotaStore
  /** Names people to the model's provider. */
  identityKey: (now: EpochSeconds) => Promise<string>
}

interface Asked {
  account: Account
  message: string
  idempotencyKey?: string | undefined
  zone: string
  now: EpochSeconds
}

/** Answers a question and keeps both. The same message sent again, by its key, is answered once. */
export async function askAstrologer(needs: AskNeeds, asked: Asked): Promise<ChatExchange> {
  const { account, message, now } = asked
  // Nobody in danger is told to wait, or that they have asked too much.
  if (sensitiveTopic(message) === 'crisis') return exchangeOnWire((await findOrAnswer(needs, asked)).exchange)
  const month = monthOf(now)
  const question = await needs.quotas.open(account.id, { month, limit: questionLimit(true), now })
  if (question === 'busy') throw stillAnswering()
  if (question === 'spent') throw allAsked(now)
  let counts = false
  try {
    const { exchange, isNew } = await findOrAnswer(needs, asked)
    counts = isNew && exchange.source === 'model'
    return exchangeOnWire(exchange)
  } finally {
    await needs.quotas.close(account.id, question, { counts })
  }
}

async function findOrAnswer(needs: AskNeeds, asked: Asked): Promise<{ exchange: Exchange; isNew: boolean }> {
  const { account, message, idempotencyKey, now } = asked
  // A message is sent again right after its first try, so it is among the latest.
  const earlier = await needs.chats.list(account.id, { limit: CHAT_PAGE })
  const answered = idempotencyKey && earlier.find((each) => each.idempotencyKey === idempotencyKey)
  if (answered) return { exchange: answered, isNew: false }
  const answer = await answerTo(needs, asked, earlier)
  const exchange = { at: nextInstant(now, earlier[0]), message, ...answer, idempotencyKey }
  await needs.chats.add(account.id, exchange)
  return { exchange, isNew: true }
}

type Answer = Pick<Exchange, 'response' | 'cites' | 'source'>

async function answerTo(needs: AskNeeds, { account, message, zone, now }: Asked, earlier: Exchange[]): Promise<Answer> {
  const sensitive = sensitiveTopic(message)
  if (sensitive) return fixed(fixedAnswers[sensitive])
  if (!birthOf(account)) return fixed(fixedAnswers.noChart)
  const chart = await readChart(needs, account)
  const person = pseudonym(await needs.identityKey(now), `model|${account.id}`)
  return writeAnswer(needs, { message, facts: chatFacts({ chart, zone, now }), earlier, person, now })
}

const fixed = (response: string): Answer => ({ response, cites: [], source: 'fixed' })

const RETRY_SECONDS = 3

const stillAnswering = () =>
  new Problem('RATE_LIMITED', {
    message: `${brand.astrologer} is still answering your last question. Please wait a moment.`,
    details: { retryAfter: RETRY_SECONDS },
  })

const allAsked = (now: EpochSeconds) =>
  new Problem('RATE_LIMITED', {
    message: 'You have asked all the questions of this month. They start again on the first of the next.',
    details: { retryAfter: Math.max(MINUTE, nextMonth(now) - now) },
  })
