import { isDeepStrictEqual } from 'node:util'
import { type Exchange, exchangeId } from '../../functions/domain/chat/exchange.ts'
import type { ChatStore } from '../../functions/store/chats.ts'

export function fakeChats(): ChatStore {
  const chats = new Map<string, Exchange>()
  const keyOf = (accountId: string, { at }: Exchange) => `${accountId} ${exchangeId(at)}`
  return {
    async list(accountId, { before = 'msg_~', limit }) {
      return [...chats]
        .filter(([key, { at }]) => key.startsWith(`${accountId} `) && exchangeId(at) < before)
        .map(([, exchange]) => exchange)
        .sort((a, b) => b.at - a.at)
        .slice(0, limit)
    },

    async add(accountId, exchange) {
      const key = keyOf(accountId, exchange)
      const kept = chats.get(key)
      if (kept) return exchange.idempotencyKey !== undefined && isDeepStrictEqual(kept, exchange)
      const { idempotencyKey, ...rest } = exchange
      chats.set(key, { ...rest, ...(idempotencyKey !== undefined && { idempotencyKey }) })
      return true
    },

    async rate(accountId, id, feedback) {
      const key = `${accountId} ${id}`
      const kept = chats.get(key)
      if (!kept) return undefined
      const { feedback: before, ...rest } = kept
      chats.set(key, { ...rest, ...(feedback && { feedback }) })
      return { before }
    },
  }
}
