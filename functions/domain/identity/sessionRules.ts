import * as z from 'zod/mini'
import { DAY, EpochSeconds, epochSeconds, HOUR } from '../../../shared/domain/time.ts'
import type { Account } from '../account/account.ts'

export const SESSION_LIFETIME = 30 * DAY
export const SESSION_IDLE = 7 * DAY
export const SLIDE_EVERY = HOUR
export const SESSIONS_PER_ACCOUNT = 10

export type Session = z.infer<typeof Session>
export const Session = z.object({
  tokenHash: z.string(),
  accountId: z.string(),
  epoch: z.int(),
  createdAt: EpochSeconds,
  lastSeenAt: EpochSeconds,
})

/** When a session is over unless it is used again: idle for a week, or a month old. */
export const sessionEnd = ({ createdAt, lastSeenAt }: Pick<Session, 'createdAt' | 'lastSeenAt'>): EpochSeconds =>
  epochSeconds(Math.min(createdAt + SESSION_LIFETIME, lastSeenAt + SESSION_IDLE))

/** Whether a session still opens its account: the table deletes late, so the code decides by the clock. */
export function isSessionLive(session: Session, account: Account, now: EpochSeconds): boolean {
  return now < sessionEnd(session) && session.epoch === account.sessionEpoch && account.status === 'active'
}

/** The time of last use is written at most once an hour, so that reading stays free of writes. */
export const isSlideDue = (session: Session, now: EpochSeconds): boolean => now >= session.lastSeenAt + SLIDE_EVERY
