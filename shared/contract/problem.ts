import * as z from 'zod/mini'
import { SubscriptionStatus } from '../domain/subscription.ts'

const problems = {
  INVALID_INPUT: { status: 400, say: 'Please check what you entered and try again.' },
  MALFORMED_JSON: { status: 400, say: 'The request body is not valid JSON.' },
  BIRTH_DATA_REQUIRED: { status: 400, say: 'Add your birth date, time and place first.' },
  PLACE_UNRESOLVED: { status: 400, say: "We couldn't find your birth place. Choose it from the list." },
  ONBOARDING_INCOMPLETE: { status: 400, say: 'Add your birth date, time and place first.' },
  INVALID_CODE: { status: 400, say: 'Invalid verification code. Please try again.' },
  MISSING_TOKEN: { status: 400, say: 'No verification token found in URL' },
  INVALID_TOKEN: { status: 400, say: 'This verification link is invalid or has already been used.' },
  TOKEN_EXPIRED: { status: 400, say: 'Your verification link has expired. Request a new one below.' },
  INVALID_RESET: { status: 400, say: 'This reset link is invalid or has already been used. Request a new one.' },
  INVALID_SIGNATURE: { status: 400, say: 'The signature does not match.' },
  INVALID_CHECKOUT: {
    status: 400,
    say: 'This checkout is no longer valid. You have not been charged. Please start again.',
  },
  /** Its status is part of the specification: the subscribe page reads it beside `currentStatus`. */
  ALREADY_SUBSCRIBED: { status: 400, say: 'You already have Premium.' },
  UNAUTHORIZED: { status: 401, say: 'Unauthorized' },
  INVALID_CREDENTIALS: { status: 401, say: 'Invalid email or password' },
  INVALID_ADMIN_PASSWORD: { status: 401, say: 'Invalid password. Please try again.' },
  CARD_DECLINED: { status: 402, say: 'Your card was declined. You have not been charged. Please try another card.' },
  /** With the secret that their page asks with: once the bank has its answer, the same call goes on. */
  PAYMENT_CONFIRMATION_REQUIRED: {
    status: 402,
    say: "Your bank asks you to confirm this payment. You haven't been charged yet.",
  },
  FORBIDDEN_ORIGIN: { status: 403, say: 'This request came from another site, so we blocked it.' },
  UPGRADE_REQUIRED: { status: 403, say: 'This is a Premium feature.' },
  /** Bypassed CloudFront: gets an empty answer. */
  ORIGIN_BYPASS: { status: 404, say: '' },
  PASSWORD_CHANGE_REQUIRED: { status: 403, say: 'Please choose a new password first.' },
  NOT_FOUND: { status: 404, say: "We couldn't find that." },
  METHOD_NOT_ALLOWED: { status: 405, say: 'This endpoint does not support that method.' },
  LAST_WAY_IN: { status: 409, say: 'Choose a password first. Google is your only way to sign in.' },
  EMAIL_TAKEN: { status: 409, say: 'An account with this email already exists. Sign in instead.' },
  PAYMENT_METHOD_PENDING: {
    status: 409,
    say: 'Your bank is still checking your payment method. Please try again in a moment.',
  },
  TRIAL_USED: {
    status: 409,
    say: 'This card has already been used for a free trial, so you have not been charged. You can start again and subscribe without a trial.',
  },
  PROMOTION_UNAVAILABLE: {
    status: 409,
    say: "This promotion code can't be used any more. You haven't been charged. You can go on without it.",
  },
  NO_SUBSCRIPTION: { status: 409, say: "You don't have a subscription." },
  SUBSCRIPTION_ENDED: { status: 409, say: 'Your subscription has ended. You can subscribe again at any time.' },
  COMPLIMENTARY_ACCESS: {
    status: 409,
    say: 'Your access is complimentary. It ends by itself and nothing is ever charged for it.',
  },
  /** What an operator asked for does not apply to what the person has. */
  ACTION_UNAVAILABLE: { status: 409, say: "This doesn't apply to this person now. Reload to see what they have." },
  /** A checkout that was overtaken by a gift, or by a subscription. */
  ALREADY_HAS_ACCESS: { status: 409, say: "You already have Premium. You haven't been charged." },
  ACCOUNT_DISPUTED: {
    status: 409,
    say: "Your bank disputes a payment of this account, so you can't subscribe at the moment. You haven't been charged. Once the dispute is settled you can.",
  },
  REFUND_UNAVAILABLE: {
    status: 409,
    say: 'Only the first charge after a trial can be refunded here, once and within 48 hours. You can cancel, and keep Premium until the end of what you paid for.',
  },
  /** Stripe says no to giving a payment back: it is disputed, or the balance is too low. */
  REFUND_REFUSED: { status: 409, say: "Stripe didn't make this refund. Look at the payment there." },
  CONFLICT: {
    status: 409,
    say: 'This was just changed somewhere else, so your change was not saved. Reload and try again.',
  },
  BODY_TOO_LARGE: { status: 413, say: 'The request is too large. Send at most 16 KB.' },
  UNSUPPORTED_MEDIA: { status: 415, say: 'Send JSON with content-type application/json.' },
  RATE_LIMITED: { status: 429, say: 'Too many attempts. Please wait a while and try again.' },
  UNEXPECTED: {
    status: 500,
    say: 'Something went wrong on our side. Your account and data are safe. Please try again.',
  },
  PAYMENTS_DISABLED: { status: 503, say: 'Payments are switched off at the moment. You have not been charged.' },
  PAYMENTS_DOWN: {
    status: 503,
    say: "Our payment provider isn't responding, so we're checking what happened. Please try again in a minute.",
  },
  BUSY: { status: 503, say: "We're very busy right now. Please try again in a moment." },
} as const satisfies Record<string, { status: number; say: string }>

export type ProblemCode = keyof typeof problems
const codes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]]

/** What a caller may learn beside the message. `fields` names each wrong field and says how to fix it. */
export interface ProblemDetails {
  fields?: Record<string, string>
  requiresUpgrade?: true
  /** What the person has instead of what they asked for. */
  currentStatus?: SubscriptionStatus
  retryAfter?: number
  /** Of the payment that the person's bank asks about, for Stripe's own dialog. */
  clientSecret?: string
  allow?: string
  /** The code again, under the name that the verification page reads. */
  error?: 'MISSING_TOKEN' | 'INVALID_TOKEN' | 'TOKEN_EXPIRED'
}

interface Options {
  message?: string
  details?: ProblemDetails
  cause?: unknown
}

/** A failure that the caller is meant to read. Everything else that is thrown is a bug. */
export class Problem extends Error {
  override name = 'Problem'
  readonly code: ProblemCode
  readonly details: ProblemDetails

  constructor(code: ProblemCode, { message, details = {}, cause }: Options = {}) {
    super(message ?? problems[code].say, { cause })
    this.code = code
    this.details = details
  }

  get status(): number {
    return problems[this.code].status
  }
}

/** The first field's text becomes the message, so that a screen without that field still says what to fix. */
export function invalidInput(fields: Record<string, string>): Problem {
  const message = Object.values(fields)[0]
  return new Problem('INVALID_INPUT', { details: { fields }, ...(message && { message }) })
}

export const badToken = (code: 'MISSING_TOKEN' | 'INVALID_TOKEN' | 'TOKEN_EXPIRED'): Problem =>
  new Problem(code, { details: { error: code } })

export const upgradeRequired = (): Problem => new Problem('UPGRADE_REQUIRED', { details: { requiresUpgrade: true } })

export const rateLimited = (retryAfter: number): Problem =>
  new Problem('RATE_LIMITED', { details: { retryAfter: Math.max(1, Math.ceil(retryAfter)) } })

export const ProblemReply = z.object({
  message: z.string(),
  code: z.enum(codes),
  requestId: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  requiresUpgrade: z.optional(z.literal(true)),
  currentStatus: z.optional(SubscriptionStatus),
  retryAfter: z.optional(z.int()),
  clientSecret: z.optional(z.string()),
  error: z.optional(z.enum(['MISSING_TOKEN', 'INVALID_TOKEN', 'TOKEN_EXPIRED'])),
})
export type ProblemReply = z.infer<typeof ProblemReply>
