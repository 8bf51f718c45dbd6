import * as z from 'zod/mini'
import { LocalDate } from '../../../shared/domain/LocalDate.ts'
import { Plan } from '../../../shared/domain/priceBook.ts'
import { EpochSeconds } from '../../../shared/domain/time.ts'
import { PROOFS, type Proof } from '../account/proof.ts'

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
  'trialStarted',
  'trialReminder',
  'receipt',
  'paymentFailed',
  'firstPaymentFailed',
  'confirmPayment',
  'subscriptionCancelled',
  'subscriptionEnded',
  'subscriptionReactivated',
  'trialExtended',
  'priceChange',
  'refunded',
  'chargeDisputed',
  'accessGranted',
  'accessEnded',
  'temporaryPassword',
  'letter',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

export type Charge = z.infer<typeof Charge>
const Charge = z.object({
  /** What is charged again and again; missing in mails about one payment, and in those of an earlier release. */
  plan: z.optional(Plan),
  amount: z.int(),
  /** What was charged before, where the price changes; what a period costs without a promotion code, where one lowers it. */
  was: z.optional(z.int()),
  currency: z.string(),
  at: EpochSeconds,
})

/** What a letter tells: the reading of a day, at which hour of whose clocks it was due. */
export type LetterMail = z.infer<typeof LetterMail>
const LetterMail = z.object({
  date: LocalDate,
  zone: z.string(),
  frequency: z.enum(['daily', 'weekly']),
  isLast: z.boolean(),
})

/**
 * A mail that is yet to be sent. It names the account and the occasion; text, codes and links are made when it is sent,
 * so that no secret waits in the table and nobody gets a code that is already dead.
 */
export type OutboxMail = z.infer<typeof OutboxMail>
export const OutboxMail = z.object({
  /** The account and the occasion, with a slash between them. */
  id: z.string(),
  kind: z.enum(MAIL_KINDS),
  accountId: z.string(),
  /** An address that is no longer the account's own, for notices about just that, and how surely it was. */
  to: z.optional(z.string()),
  proof: z.optional(z.catch(z.enum(PROOFS), 'none')),
  /** Whether it was counted against its recipient's budget when it was asked for. */
  isCounted: z.optional(z.boolean()),
  /** What a mail about money tells: minor units, the currency in lower case, and the day. */
  charge: z.optional(Charge),
  letter: z.optional(LetterMail),
  /** When a mail that must not come twice was given to SES. Whoever finds it after a crash cannot know whether it arrived. */
  handedOverAt: z.optional(EpochSeconds),
  /** The payment provider's own page, where a mail leads there. */
  link: z.optional(z.string()),
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
  proof?: Proof
  isCounted?: true
  charge?: Charge
  letter?: LetterMail
  link?: string
  now: EpochSeconds
}

export const mailFor = ({ kind, accountId, occasion, now, ...others }: Occasion): OutboxMail => ({
  id: `${accountId}/${kind}-${occasion}`,
  kind,
  accountId,
  ...others,
  dueAt: now,
  attempts: 0,
})
