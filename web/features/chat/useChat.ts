import { useRef, useState } from 'react'
import { mutate } from 'swr'
import { chat } from '../../../shared/contract/chat.ts'
import type { ChatExchange } from '../../../shared/domain/chat.ts'
import { CHAT_PAGE } from '../../../shared/domain/limits.ts'
import { track } from '../../lib/analytics/analytics.ts'
import { ApiError, messageOf } from '../../lib/api/ApiError.ts'
import { call, replyKey, useReply } from '../../lib/api/call.ts'
import { useBusy } from '../../lib/state/useBusy.ts'
import { showToast } from '../../ui/feedback/showToast.ts'
import { NEWEST, newestPage } from './newestPage.ts'
import { useAnswerFeedback } from './useAnswerFeedback.ts'

/** A question on its way. It has failed when there is an error; sent again with its key, it is answered once. */
export interface Pending {
  message: string
  idempotencyKey: string
  error?: string
}

/** The conversation: its newest page, the earlier ones that were asked for, and the question on its way. */
export function useChat(onUpgradeRequired: () => void) {
  const latest = useReply(chat.listChat, NEWEST)
  const [earlier, setEarlier] = useState<Earlier>({ exchanges: [], isAll: false })
  const [pending, setPending] = useState<Pending>()
  const [startsNew, setStartsNew] = useState(false)
  // Also kept here, so that an answer is seen when the history cannot be loaded.
  const [answered, setAnswered] = useState<ChatExchange[]>([])
  const { rate, withFeedback } = useAnswerFeedback()
  const sent = useRef<{ question: Pending; aborter: AbortController }>(undefined)
  const newest = latest.data ?? []
  const exchanges = [...answered.filter(isMissingIn(newest)), ...newest, ...earlier.exchanges].map(withFeedback)

  async function ask(question: Pending): Promise<void> {
    const { message, idempotencyKey } = question
    const aborter = new AbortController()
    sent.current = { question, aborter }
    setPending({ message, idempotencyKey })
    try {
      const body = { message, idempotencyKey, ...(startsNew && { startsNew }) }
      const exchange = await call(chat.askAstrologer, { body }, aborter.signal)
      setAnswered((before) => [exchange, ...before.filter(isMissingIn([exchange]))])
      setPending(undefined)
      setStartsNew(false)
      keep(exchange)
      track('ai_chat_message', { message_count: exchanges.length + 1 })
    } catch (error) {
      setPending(aborter.signal.aborted ? undefined : { ...question, error: report(error, onUpgradeRequired) })
    }
  }
  const sending = useBusy(ask)

  /** A question that was stopped has perhaps been answered: sent again as it was, it gets that answer. */
  function send(message: string): void {
    const { question, aborter } = sent.current ?? {}
    const isAgain = aborter?.signal.aborted && question?.message === message
    void sending.run({ message, idempotencyKey: isAgain ? question!.idempotencyKey : crypto.randomUUID() })
  }

  const loadEarlier = useBusy(async () => {
    const before = exchanges.at(-1)?.id
    if (!before) return
    try {
      const page = await call(chat.listChat, { query: { before } })
      setEarlier({ exchanges: [...earlier.exchanges, ...page], isAll: page.length < CHAT_PAGE })
    } catch (error) {
      showToast({ title: 'Error', description: messageOf(error, "We couldn't load earlier messages."), tone: 'danger' })
    }
  })

  return {
    latest,
    /** Newest first. */
    exchanges,
    hasEarlier: newest.length >= CHAT_PAGE && !earlier.isAll,
    loadEarlier,
    pending,
    /** The answer to the last question that was asked here, unless another one is on its way or has failed. */
    reply: pending ? undefined : answered[0],
    isSending: sending.busy,
    send,
    sendAgain: () => pending && void sending.run(pending),
    /** Takes a question back to be edited: one that failed, or one on its way, whose answer is waited for no longer. */
    takeBack: () => {
      sent.current?.aborter.abort()
      setPending(undefined)
    },
    /** Whether the next question begins a conversation. */
    startsNew,
    setStartsNew,
    rate,
  }
}

interface Earlier {
  exchanges: ChatExchange[]
  isAll: boolean
}

const isMissingIn =
  (exchanges: ChatExchange[]) =>
  ({ id }: ChatExchange): boolean =>
    !exchanges.some((each) => each.id === id)

/** Whoever opens the screen next sees it without asking again. A history that has not loaded is asked for, not made up. */
function keep(exchange: ChatExchange): void {
  void mutate<ChatExchange[]>(newestPage, (known) => known && [exchange, ...known.filter(isMissingIn([exchange]))], {
    revalidate: (known) => known === undefined,
  })
  void mutate(replyKey(chat.readChatUsage, {}))
}

/** Says what went wrong, and answers it for the question that it happened to. */
function report(error: unknown, onUpgradeRequired: () => void): string {
  if (error instanceof ApiError && error.body.requiresUpgrade) {
    onUpgradeRequired()
    return 'This needs Premium. Your question is still here.'
  }
  const message = messageOf(error, "Your question didn't get through. It's still here: try again.")
  showToast({ title: 'Error', description: message, tone: 'danger' })
  return message
}
