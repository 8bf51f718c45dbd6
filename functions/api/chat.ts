import { chat } from '../../shared/contract/chat.ts'
import { CHAT_PAGE } from '../../shared/domain/limits.ts'
import { exchangeOnWire } from '../domain/chat/exchange.ts'
import { quotaMonth, usageOf } from '../domain/chat/quota.ts'
import { askAstrologer } from '../flows/chat/askAstrologer.ts'
import { rateAnswer } from '../flows/chat/rateAnswer.ts'
import { serve } from '../kit/http/serve.ts'
import { wireChat } from '../wiring/writing.ts'

const needs = wireChat()

export const handler = serve(chat, needs, {
  listChat: async ({ member, query }) =>
    (await needs.chats.list(member.account.id, { before: query.before, limit: CHAT_PAGE })).map(exchangeOnWire),

  readChatUsage: async ({ member, now }) => {
    const used = await needs.quotas.readUsed(member.account.id, quotaMonth(now))
    return usageOf({ used, hasActiveAccess: member.membership.hasActiveAccess, now })
  },

  askAstrologer: ({ member, body, visitor: { zone, country }, now }) =>
    askAstrologer(needs, { ...member, ...body, zone, country, now }),

  rateAnswer: async ({ member, params, body }) => {
    await rateAnswer(needs, { accountId: member.account.id, ...params, ...body })
    return { success: true as const }
  },
})
