import { chat } from '../../../shared/contract/chat.ts'
import { replyKey } from '../../lib/api/call.ts'

export const NEWEST = { query: {} }

/** The key of the newest page of the conversation in the cache. */
export const newestPage = replyKey(chat.listChat, NEWEST)
