import * as z from 'zod/mini'
import { AdminInvoice, AdminUser, AuditRecord } from './admin.ts'
import { CurrencyCode } from './money.ts'
import { IsoInstant } from './time.ts'

/** A mail to somebody, for as long as it is remembered: a month after it was sent. */
export const AdminMail = z.object({
  kind: z.string(),
  /** When it was sent or given up; of one that waits, when it is tried next. */
  at: IsoInstant,
  /** `dropped`: the address takes none, or it was no longer true. `dead`: every attempt failed. */
  outcome: z.enum(['waiting', 'sent', 'dropped', 'dead']),
  attempts: z.int(),
})
export type AdminMail = z.infer<typeof AdminMail>

/** Everything about one person that an operator may see. All lists are newest first. */
export const AdminPerson = z.object({
  account: AdminUser,
  /** An address that takes no mail from us. */
  undeliverableEmail: z.nullable(z.string()),
  /** Where what they have comes from; null for somebody who never had anything. */
  entitlement: z.nullable(z.object({ source: z.string(), disputedAt: z.nullable(IsoInstant) })),
  /** Who they are at Stripe. */
  customerId: z.nullable(z.string()),
  /** Null while Stripe doesn't answer. */
  payments: z.nullable(z.array(AdminInvoice)),
  mails: z.array(AdminMail),
  /** When their devices signed in that may still be signed in. */
  signIns: z.array(IsoInstant),
  /** On how many days they have opened a reading. */
  daysRead: z.int(),
  /** What operators have done to them, the last twenty. */
  acts: z.array(AuditRecord),
})
export type AdminPerson = z.infer<typeof AdminPerson>

/** What waits for an operator, beside disputes. */
export const AdminQueues = z.object({
  /** Charges that failed and are tried again: how much, when, and when the person was last told. Null where Stripe doesn't say. */
  failedPayments: z.array(
    z.object({
      user: AdminUser,
      amount: z.nullable(z.int()),
      currency: z.nullable(CurrencyCode),
      nextTryAt: z.nullable(IsoInstant),
      lastMailAt: z.nullable(IsoInstant),
    }),
  ),
  /** Trials that end within three days, the next end first. */
  endingTrials: z.array(AdminUser),
  /** Mails that every attempt failed to send, newest first. */
  deadMails: z.array(z.object({ userId: z.string(), kind: z.string(), at: IsoInstant })),
})
export type AdminQueues = z.infer<typeof AdminQueues>
