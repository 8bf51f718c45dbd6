import * as z from 'zod/mini'
import { EpochSeconds, epochSeconds, HOUR, MINUTE } from '../../../shared/domain/time.ts'
import { isSameSecret } from '../identity/token.ts'

export const ADMIN_SESSION_LIFETIME = 4 * HOUR
const ADMIN_SESSION_IDLE = 30 * MINUTE
const SLIDE_EVERY = MINUTE

/** A session of the admin area. All operators share one password, so that only their sessions tell them apart. */
export type AdminSession = z.infer<typeof AdminSession>
export const AdminSession = z.object({
  tokenHash: z.string(),
  /** Of the password that opened it: another password ends it. */
  passwordFingerprint: z.string(),
  createdAt: EpochSeconds,
  lastSeenAt: EpochSeconds,
})

/** When a session is over unless it is used again: idle for half an hour, or four hours old. */
export const adminSessionEnd = ({ createdAt, lastSeenAt }: Pick<AdminSession, 'createdAt' | 'lastSeenAt'>) =>
  epochSeconds(Math.min(createdAt + ADMIN_SESSION_LIFETIME, lastSeenAt + ADMIN_SESSION_IDLE))

/** Whether a session still opens the admin area: the table deletes late, so the code decides by the clock. */
export const isAdminSessionLive = (session: AdminSession, passwordFingerprint: string, now: EpochSeconds): boolean =>
  now < adminSessionEnd(session) && isSameSecret(session.passwordFingerprint, passwordFingerprint)

/** The time of last use is written at most once a minute. */
export const isAdminSlideDue = ({ lastSeenAt }: AdminSession, now: EpochSeconds): boolean =>
  now >= lastSeenAt + SLIDE_EVERY

/** How the audit log names a session: enough to tell two apart, and nothing that opens one. */
export const adminSessionName = (tokenHash: string): string => tokenHash.slice(0, 8)
