import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { mailFor, type OutboxMail } from '../mail/outboxMail.ts'
import type { Claim, Entitlement } from './entitlement.ts'
import type { SubscriptionSnapshot } from './subscriptionSnapshot.ts'

interface Change {
  accountId: string
  before: Entitlement | undefined
  after: Claim
  subscription: SubscriptionSnapshot
  now: EpochSeconds
}

/**
 * What a person hears of a change of their subscription. The version of the entitlement tells one change from the next:
 * only one writer gets to write it, so each change is mailed once, however many events tell of it.
 */
export function membershipMails({ accountId, before, after, subscription, now }: Change): OutboxMail[] {
  const { plan, nextAmount: amount, amount: was, currency, id } = subscription
  const occasion = `${id}-${before?.version ?? 0}`
  const mail = (kind: MoneyKind, at: EpochSeconds) => [
    mailFor({ kind, accountId, occasion, charge: { plan, amount, was, currency, at }, now }),
  ]
  /** What a bank asks is mailed once, also where the charge had failed for another reason before. */
  const failed = (kind: MoneyKind, at: EpochSeconds) => {
    if (!after.needsConfirmation || subscription.confirmUrl === null) return before?.isPastDue ? [] : mail(kind, at)
    const charge = { plan, amount, currency, at: now }
    const asked = { kind: 'confirmPayment', accountId, occasion, charge, link: subscription.confirmUrl, now } as const
    return before?.needsConfirmation ? [] : [mailFor(asked)]
  }
  const wasSame = before?.subscriptionId === id
  const hadEnded = !wasSame || before.status === 'inactive' || before.status === 'free'
  switch (after.status) {
    case 'trial':
      if (hadEnded) return mail('trialStarted', after.trialEndsAt!)
      if (before.status === 'cancelled') return mail('subscriptionReactivated', after.trialEndsAt!)
      return before.trialEndsAt !== null && after.trialEndsAt! > before.trialEndsAt
        ? mail('trialExtended', after.trialEndsAt!)
        : []
    case 'active':
      if (after.isPastDue) return failed('paymentFailed', subscription.nextAttemptAt ?? after.subscriptionEndsAt!)
      return wasSame && before.status === 'cancelled' && !before.isPastDue
        ? mail('subscriptionReactivated', subscription.periodEndsAt)
        : []
    case 'cancelled':
      // What is past due is about to end, or to be paid: its end is told then.
      return wasSame && !after.isPastDue && before.status !== 'cancelled' && before.status !== 'inactive'
        ? mail('subscriptionCancelled', after.subscriptionEndsAt!)
        : []
    case 'inactive':
      if (after.isPastDue) return failed('firstPaymentFailed', subscription.trialEndsAt ?? now)
      // Cancelled, or never paid after all: either way at once, where every other end was announced with its day.
      return wasSame && before.isPastDue && isEnded(subscription) ? mail('subscriptionEnded', now) : []
    case 'free':
      return []
  }
}

/** One that is unpaid is about to be ended by us. */
const isEnded = ({ status }: SubscriptionSnapshot) => status === 'canceled' || status === 'unpaid'

type MoneyKind =
  | 'trialStarted'
  | 'trialExtended'
  | 'subscriptionReactivated'
  | 'subscriptionCancelled'
  | 'subscriptionEnded'
  | 'paymentFailed'
  | 'firstPaymentFailed'
