import type { ChatExchange } from '../../../shared/domain/chat.ts'
import { localDateAt, secondsOf } from '../../../shared/domain/time.ts'
import { timeZone } from '../../lib/time/timeZone.ts'

/** The person's date on which a question was asked. */
export const dayOf = ({ createdAt }: Pick<ChatExchange, 'createdAt'>): string =>
  localDateAt(secondsOf(new Date(createdAt)), timeZone())
