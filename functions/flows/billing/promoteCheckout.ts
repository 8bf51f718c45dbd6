import { invalidInput } from '../../../shared/contract/problem.ts'
import { DAY, type EpochSeconds, MINUTE } from '../../../shared/domain/time.ts'
import type { CheckoutAttempt } from '../../domain/billing/checkoutAttempt.ts'
import type { Payments } from '../../domain/billing/payments.ts'
import type { PromotionRefusal } from '../../domain/billing/promotion.ts'
import type { CheckoutStore } from '../../store/checkouts.ts'
import type { CustomerStore } from '../../store/customers.ts'
import { type CountDistinctNeeds, countDistinct } from './countDistinct.ts'

export interface PromoteCheckoutNeeds extends CountDistinctNeeds {
  payments: Pick<Payments, 'findPromotion'>
  checkouts: Pick<CheckoutStore, 'find' | 'update'>
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
  if (code === undefined || isSame(code, checkout.promotion?.code)) return checkout
  const promotion = code === null ? undefined : await findPromotion(needs, { ...entered, code, checkout })
  // Stripe refuses a key that was used for something else.
  const changes = { promotion, tries: checkout.tries + 1 }
  return (await needs.checkouts.update(checkout, changes)) ? { ...checkout, ...changes } : undefined
}

const isSame = (code: string | null, current: string | undefined) => code?.toLowerCase() === current?.toLowerCase()

async function findPromotion(
  needs: PromoteCheckoutNeeds,
  { accountId, code, checkout, now }: Entered & { code: string; checkout: CheckoutAttempt },
) {
  await countDistinct(needs, { what: 'promotion', accountId, id: code.toLowerCase(), allowed: CODES, now })
  const customer = await needs.customers.find(accountId)
  const { plan, currency } = checkout
  const entered = customer && { code, plan, currency, customerId: customer.customerId }
  const found = entered && (await needs.payments.findPromotion(entered))
  if (!found || typeof found === 'string') throw invalidInput({ promotionCode: REFUSALS[found ?? 'unavailable'] })
  return found
}

const REFUSALS: Record<PromotionRefusal, string> = {
  unknown: "We don't know this code. Check it, or go on without one.",
  expired: 'This code has expired. You can go on without it.',
  currency: 'This code is for another currency. Change the currency, or go on without it.',
  unavailable: "This code doesn't apply to this plan, or you have used it before. You can go on without it.",
}
