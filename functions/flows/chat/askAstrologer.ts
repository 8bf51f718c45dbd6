import { Problem } from '../../../shared/contract/problem.ts'
import { brand } from '../../../shared/domain/brand.ts'
import type { ChatExchange } from '../../../shared/domain/chat.ts'
import { CHAT_PAGE } from '../../../shared/domain/limits.ts'
import type { Membership, Standing } from '../../../shared/domain/subscription.ts'
import { after, type EpochSeconds, localDateAt, MINUTE } from '../../../shared/domain/time.ts'
import { type Account, birthOf } from '../../domain/account/account.ts'
import { distressOf } from '../../domain/chat/distress/distressOf.ts'
import { staysInDistress } from '../../domain/chat/distress/staysInDistress.ts'
import { type Exchange, exchangeOnWire, nextInstant, turnsOf } from '../../domain/chat/exchange.ts'
import { answerInDistress, answerStillInDistress, noChartAnswer } from '../../domain/chat/fixedAnswers.ts'
import { knowledgeOf } from '../../domain/chat/Knowledge.ts'
import { nextMonth, questionLimit, quotaMonth } from '../../domain/chat/quota.ts'
import { sensitiveTopic } from '../../domain/chat/sensitiveTopic.ts'
import { pseudonym } from '../../domain/identity/token.ts'
import type { Warn } from '../../domain/ports/warn.ts'
import type { ChartStore } from '../../store/charts.ts'
import type { ChatQuotaStore, OpenQuestion } from '../../store/chatQuotas.ts'
import type { ChatStore } from '../../store/chats.ts'
import type { CountWritten } from '../../store/writtenCounter.ts'
import { readChart } from '../chart/readChart.ts'
import { type WriteAnswerNeeds, writeAnswer } from './writeAnswer.ts'

export interface AskNeeds extends WriteAnswerNeeds {
  charts: ChartStore
  chats: ChatStore
  quotas: ChatQuotaStore
  countAnswer: CountWritten
  /** Names people to the model's provider. */
  identityKey: (now: EpochSeconds) => Promise<string>
  warn: Warn
}

interface AskedQuestion {
  account: Account
  standing: Standing
  membership: Membership
  message: string
  idempotencyKey?: string | undefined
  /** Begins a conversation. */
  startsNew?: boolean | undefined
  zone: string
  /** Where the person is, for its help lines. */
  country?: string | undefined
  now: EpochSeconds
}

/** Answers a question and keeps both. The same message sent again, by its key, is answered once. */
export async function askAstrologer(needs: AskNeeds, asked: AskedQuestion): Promise<ChatExchange> {
  const { account, message, now } = asked
  // Nobody in danger waits for another answer or for the next month; only the endpoint's own limits hold.
  if (sensitiveTopic(message)) return exchangeOnWire((await findOrAnswer(needs, asked)).exchange)
  const month = quotaMonth(now)
  const question = await needs.quotas.open(account.id, { month, limit: questionLimit(true), now })
  if (typeof question === 'object') return exchangeOnWire(await answerOpen(needs, asked, question))
  // Sent again, the month's last question has its answer already.
  const latest = await listLatest(needs, asked)
  const answered = findAnswered(latest, asked)
  if (answered) return exchangeOnWire(answered)
  // What is said next in distress is no question either.
  if (!asked.startsNew && staysInDistress(message, turnsOf(latest), now))
    return exchangeOnWire((await findOrAnswer(needs, asked)).exchange)
  throw question === 'busy' ? stillAnswering() : allAsked(now)
}

async function answerOpen(needs: AskNeeds, asked: AskedQuestion, question: OpenQuestion): Promise<Exchange> {
  let writer: Exchange['source'] = 'fixed'
  try {
    const { exchange, isNew } = await findOrAnswer(needs, asked)
    if (isNew) writer = exchange.source
    return exchange
  } finally {
    // The answer is kept by now: that its question stays open for some seconds more is no reason to withhold it.
    const closing = needs.quotas
      .close(asked.account.id, question, { counts: writer === 'model' })
      .catch((error: unknown) => needs.warn('a question could not be closed', error))
    await Promise.all([closing, writer !== 'fixed' && needs.countAnswer(localDateAt(asked.now, 'UTC'), writer)])
  }
}

async function findOrAnswer(needs: AskNeeds, asked: AskedQuestion): Promise<{ exchange: Exchange; isNew: boolean }> {
  const { account, message, idempotencyKey, startsNew, now } = asked
  const earlier = await listLatest(needs, asked)
  const answered = findAnswered(earlier, asked)
  if (answered) return { exchange: answered, isNew: false }
  const answer = await answerTo(needs, asked, startsNew ? [] : turnsOf(earlier))
  const exchange = {
    at: nextInstant(now, earlier[0]),
    message,
    ...answer,
    ...(startsNew && { startsNew }),
    idempotencyKey,
  }
  // A cry for help is answered beside another question, and both may have begun in one second.
  while (!(await needs.chats.add(account.id, exchange))) exchange.at = after(exchange.at, 1)
  return { exchange, isNew: true }
}

/** A message is sent again right after its first try, so it is among the latest. */
const listLatest = ({ chats }: AskNeeds, { account }: AskedQuestion) => chats.list(account.id, { limit: CHAT_PAGE })

const findAnswered = (latest: Exchange[], { idempotencyKey }: AskedQuestion): Exchange | undefined =>
  idempotencyKey === undefined ? undefined : latest.find((each) => each.idempotencyKey === idempotencyKey)

type Answer = Pick<Exchange, 'response' | 'cites' | 'source' | 'suggestions'>

async function answerTo(needs: AskNeeds, asked: AskedQuestion, earlier: readonly Exchange[]): Promise<Answer> {
  const { account, message, zone, country, now } = asked
  const distress = distressOf(message)
  if (distress) return fixed(answerInDistress(distress, country))
  const still = staysInDistress(message, earlier, now)
  if (still) return fixed(answerStillInDistress(still, country))
  if (!birthOf(account)) return fixed(noChartAnswer)
  const chart = await readChart(needs, account)
  const person = pseudonym(await needs.identityKey(now), `model|${account.id}`)
  const reader = {
    focus: account.lifeFocus,
    relationship: account.relationshipStatus,
    standing: asked.standing,
    membership: asked.membership,
    questionsUsed: await needs.quotas.readUsed(account.id, quotaMonth(now)),
  }
  return writeAnswer(needs, { message, known: knowledgeOf({ chart, reader, zone, now }), earlier, person, country })
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
    message: "You've asked all of this month's questions. You can ask again from the 1st.",
    details: { retryAfter: Math.max(MINUTE, nextMonth(now) - now) },
  })
