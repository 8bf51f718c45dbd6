import type { CheckoutOffer } from '../../../../shared/domain/billing.ts'
import { formatMoney } from '../../../../shared/domain/money.ts'
import { priceBook } from '../../../../shared/domain/priceBook.ts'
import { reducedCharges } from './reducedCharges.ts'

interface Charge {
  when: string
  amount: string
}

/** What a trial charges, in the order of time, from its end on. */
export function chargesOf(offer: CheckoutOffer, first: string): Charge[] {
  const { interval } = priceBook[offer.plan]
  const full = formatMoney(offer.amount, offer.currency)
  const reduced = formatMoney(firstAmount(offer), offer.currency)
  const count = offer.discount ? reducedCharges(offer.discount, offer.plan) : null
  if (count === null) return [{ when: `${first}, then every ${interval}`, amount: reduced }]
  const when = count === 1 ? first : `${first}, and each ${interval} for ${count} ${interval}s`
  return [
    { when, amount: reduced },
    { when: `After that, every ${interval}`, amount: full },
  ]
}

/** What a subscription without a trial charges, from the press of its button on. */
export function paidCharges(offer: CheckoutOffer): Charge[] {
  const { interval } = priceBook[offer.plan]
  const reduced = formatMoney(firstAmount(offer), offer.currency)
  const today = { when: 'Today, when you press the button', amount: reduced }
  const count = offer.discount ? reducedCharges(offer.discount, offer.plan) : null
  if (count === null) return [today, { when: `Then every ${interval}`, amount: reduced }]
  const after = { when: `After that, every ${interval}`, amount: formatMoney(offer.amount, offer.currency) }
  const more = count - 1
  const still = { when: more === 1 ? `In a ${interval}` : `Then each ${interval}, ${more} times`, amount: reduced }
  return more === 0 ? [today, after] : [today, still, after]
}

/** What the first charge takes. */
export const firstAmount = ({ amount, discount }: CheckoutOffer): number => amount - (discount?.amountOff ?? 0)
