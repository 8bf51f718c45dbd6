import * as z from 'zod/mini'
import { EpochSeconds } from '../../../shared/domain/time.ts'

export const MAIL_KINDS = [
  'verify',
  'reset',
  'passwordChanged',
  'emailChangeAsked',
  'emailChanged',
  'googleLinked',
  'googleUnlinked',
  'accountDeleted',
  'verifyReminder',
  'accountLapsed',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/**
 * A mail that is owed. It names the person and the occasion; words, codes and links are made when it is sent,
 * so that no secret waits in the table and nobody gets a code that is already dead.
 */
export type OutboxMail = z.infer<typeof OutboxMail>
export const OutboxMail = z.object({
  id: z.string(),
  kind: z.enum(MAIL_KINDS),
  accountId: z.string(),
  /** An address that is no longer the account's own, for notices about just that. */
  to: z.optional(z.string()),
  dueAt: EpochSeconds,
  attempts: z.int(),
})

/** A row of the outbox that this release cannot read: one of another release, as after a roll-back. */
export interface UnreadableMail {
  id: string
  kind: 'unreadable'
  dueAt: EpochSeconds
  attempts: number
}

interface Occasion {
  kind: MailKind
  accountId: string
  /** Tells one occasion from the next, so that the same one is never mailed twice. */
  occasion: string
  to?: string
  now: EpochSeconds
}

export const mailFor = ({ kind, accountId, occasion, to, now }: Occasion): OutboxMail => ({
  id: `${kind}-${accountId}-${occasion}`,
  kind,
  accountId,
  ...(to && { to }),
  dueAt: now,
  attempts: 0,
})
