import * as z from 'zod/mini'
import { EpochSeconds } from '../../shared/domain/time.ts'

export const MAIL_KINDS = ['verify'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/**
 * A mail that is owed. It names the person and the occasion; words, codes and links are made when it is sent,
 * so that no secret waits in the table and nobody gets a code that is already dead.
 */
export type MailOrder = z.infer<typeof MailOrder>
export const MailOrder = z.object({
  id: z.string(),
  kind: z.enum(MAIL_KINDS),
  accountId: z.string(),
  dueAt: EpochSeconds,
  attempts: z.int(),
})

interface Occasion {
  accountId: string
  /** Tells one occasion from the next, so that the same one is never mailed twice. */
  occasion: string
  now: EpochSeconds
}

export const verificationMail = ({ accountId, occasion, now }: Occasion): MailOrder => ({
  id: `verify-${accountId}-${occasion}`,
  kind: 'verify',
  accountId,
  dueAt: now,
  attempts: 0,
})
