import { invalidInput } from '../../../shared/contract/problem.ts'
import { DAY, type EpochSeconds, MINUTE } from '../../../shared/domain/time.ts'
import type { CheckoutAttempt } from '../../domain/billing/checkoutAttempt.ts'
import type { Payments } from '../../domain/billing/payments.ts'
import type { Promotion, PromotionRefusal } from '../../domain/billing/promotion.ts'
import { newId } from '../../domain/identity/token.ts'
import type { CheckoutStore } from '../../store/checkouts.ts'
import type { CustomerStore } from '../../store/customers.ts'
import { type AbandonCheckoutNeeds, abandonCheckout } from './abandonCheckout.ts'
import { type CountDistinctNeeds, countDistinct } from './countDistinct.ts'

export interface PromoteCheckoutNeeds extends CountDistinctNeeds, AbandonCheckoutNeeds {
  payments: AbandonCheckoutNeeds['payments'] & Pick<Payments, 'findPromotion'>
  checkouts: AbandonCheckoutNeeds['checkouts'] & Pick<CheckoutStore, 'find' | 'begin' | 'update'>
  customers: Pick<CustomerStore, 'find'>
}

interface Entered {
  accountId: string
  /** Undefined leaves the checkout as it is, and null takes its code away. */
  code: string | null | undefined
  now: EpochSeconds
}

/** Codes of one account: whoever guesses other people's needs many. */
const CODES = [
  { max: 10, seconds: 10 * MINUTE },
  { max: 30, seconds: DAY },
]

/**
 * The open checkout with the promotion code that was entered for it. One that takes nothing off is refused with the
 * reason, at its field. Undefined when the checkout changed on the way.
 */
export async function promoteCheckout(
  needs: PromoteCheckoutNeeds,
  entered: Entered,
): Promise<CheckoutAttempt | undefined> {
  const { accountId, code } = entered
  const checkout = await needs.checkouts.find(accountId)
  if (!checkout || checkout.done) return undefined
  // The button was pressed meanwhile: what it said is what happens.
  const isAgreed = checkout.isAgreed || checkout.trialEndsAt !== undefined
  if (code === undefined || isAgreed || isSame(code, checkout.promotion?.code)) return checkout
  const promotion = code === null ? undefined : await findPromotion(needs, { ...entered, code, checkout })
  // Another tab may still show what the code before takes off: its button must not charge more.
  if (checkout.promotion) return replace(needs, { checkout, promotion })
  // Stripe refuses a key that was used for something else.
  const changes = { promotion, tries: checkout.tries + 1 }
  return (await needs.checkouts.update(checkout, changes)) ? { ...checkout, ...changes } : undefined
}

/** Begins a checkout with another code, or none. Always undefined: its payment method is still to be set up. */
async function replace(
  needs: PromoteCheckoutNeeds,
  { checkout, promotion }: { checkout: CheckoutAttempt; promotion: Promotion | undefined },
): Promise<undefined> {
  const { accountId, plan, currency, offer, amount, dueAt, version } = checkout
  await abandonCheckout(needs, checkout)
  const attempt = newId('chk')
  const next = { accountId, attempt, plan, currency, offer, amount, promotion, tries: 0, dueAt, version: version + 1 }
  await needs.checkouts.begin(checkout, next)
}

const isSame = (code: string | null, current: string | undefined) => code?.toLowerCase() === current?.toLowerCase()

async function findPromotion(
  needs: PromoteCheckoutNeeds,
  { accountId, code, checkout, now }: Entered & { code: string; checkout: CheckoutAttempt },
) {
  await countDistinct(needs, { what: 'promotion', accountId, id: code.toLowerCase(), allowed: CODES, now })
  const customer = await needs.customers.find(accountId)
  const { plan, currency, offer } = checkout
  const entered = customer && { code, plan, currency, isTrial: offer === 'trial', customerId: customer.customerId }
  const found = entered && (await needs.payments.findPromotion(entered))
  if (!found || typeof found === 'string') throw invalidInput({ promotionCode: REFUSALS[found ?? 'unavailable'] })
  return found
}

const REFUSALS: Record<PromotionRefusal, string> = {
  unknown: "We don't know this code. Check it, or go on without one.",
  expired: 'This code has expired. You can go on without it.',
  currency: 'This code is for another currency. Change the currency, or go on without it.',
  withTrial: "This code can't be combined with a free trial. You can go on without it.",
  unavailable: "This code doesn't apply to this plan, or you have used it before. You can go on without it.",
}
