import { useState } from 'react'
import { mutate } from 'swr'
import { chat } from '../../../shared/contract/chat.ts'
import type { AnswerFeedback, ChatExchange } from '../../../shared/domain/chat.ts'
import { messageOf } from '../../lib/api/ApiError.ts'
import { call } from '../../lib/api/call.ts'
import { showToast } from '../../ui/feedback/showToast.ts'
import { newestPage } from './newestPage.ts'

type Feedback = AnswerFeedback | undefined

/** What the person thinks of answers: shown at once, and taken back when it could not be kept. */
export function useAnswerFeedback() {
  const [changed, setChanged] = useState<ReadonlyMap<string, Feedback>>(new Map())
  const show = (id: string, feedback: Feedback) => setChanged((before) => new Map(before).set(id, feedback))

  async function rate({ id, feedback: before }: ChatExchange, feedback: Feedback): Promise<void> {
    show(id, feedback)
    try {
      await call(chat.rateAnswer, { params: { id }, body: feedback ?? { verdict: null } })
      void mutate<ChatExchange[]>(
        newestPage,
        (known) => known?.map((each) => (each.id === id ? rated(each, feedback) : each)),
        {
          revalidate: false,
        },
      )
    } catch (error) {
      show(id, before)
      const description = messageOf(error, "We couldn't keep that. Try again.")
      showToast({ title: 'Error', description, tone: 'danger' })
    }
  }

  return {
    rate: (exchange: ChatExchange, feedback: Feedback) => void rate(exchange, feedback),
    withFeedback: (each: ChatExchange) => (changed.has(each.id) ? rated(each, changed.get(each.id)) : each),
  }
}

const rated = (exchange: ChatExchange, feedback: Feedback): ChatExchange => ({ ...exchange, feedback })
