import * as z from 'zod/mini'
import { AnswerVerdict, ChatExchange, ChatMessage, ChatUsage, DislikeReason } from '../domain/chat.ts'
import { DAY, MINUTE } from '../domain/time.ts'
import { group, perMember, perMemberCounted } from './endpoint.ts'

const ExchangeId = z.string().check(z.regex(/^msg_\d{12}$/, 'Use the id of an earlier exchange'))

export const chat = group({
  listChat: {
    method: 'GET',
    path: '/api/ai-chat/history',
    access: 'member',
    limits: [perMember(60, MINUTE)],
    /** The id of the oldest exchange that the caller has. */
    query: z.object({ before: z.optional(ExchangeId) }),
    /** Newest first, at most a page. */
    reply: z.array(ChatExchange),
  },
  readChatUsage: {
    method: 'GET',
    path: '/api/ai-chat/usage',
    access: 'member',
    limits: [perMember(60, MINUTE)],
    reply: ChatUsage,
  },
  askAstrologer: {
    method: 'POST',
    path: '/api/ai-chat',
    access: 'premium',
    limits: [perMemberCounted(10, MINUTE), perMemberCounted(100, DAY)],
    body: z.object({
      message: ChatMessage,
      /** Sent again with the same one, a message is answered once. */
      idempotencyKey: z.optional(
        z.string().check(z.regex(/^[\w-]{8,64}$/, 'Use 8 to 64 letters, digits, hyphens or underscores')),
      ),
      /** Begins a conversation: earlier questions are not taken into account, now or later. */
      startsNew: z.optional(z.boolean()),
    }),
    reply: ChatExchange,
  },
  rateAnswer: {
    method: 'POST',
    path: '/api/ai-chat/{id}/feedback',
    access: 'member',
    limits: [perMember(60, MINUTE)],
    params: z.object({ id: ExchangeId }),
    /** Null takes a verdict back. Only a bad one has a reason. */
    body: z.object({ verdict: z.nullable(AnswerVerdict), reason: z.optional(DislikeReason) }),
    reply: z.object({ success: z.literal(true) }),
  },
})
