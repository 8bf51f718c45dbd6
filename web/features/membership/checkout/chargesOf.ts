import type { CheckoutOffer } from '../../../../shared/domain/billing.ts'
import { formatMoney } from '../../../../shared/domain/money.ts'
import { priceBook } from '../../../../shared/domain/priceBook.ts'
import { reducedCharges } from './reducedCharges.ts'

interface Charge {
  when: string
  amount: string
}

/** What a trial charges, in the order of time, from its end on. */
export const chargesOf = (offer: CheckoutOffer, first: string): Charge[] => {
  const [next, ...later] = laterCharges(offer)
  const amount = formatMoney(firstAmount(offer), offer.currency)
  // Where the amount never changes, one line says all.
  return later.length === 0 && next?.amount === amount
    ? [{ when: `${first}, then every ${priceBook[offer.plan].interval}`, amount }]
    : [{ when: first, amount }, next!, ...later]
}

/** What a subscription without a trial charges, from the press of its button on. */
export const paidCharges = (offer: CheckoutOffer): Charge[] => [
  { when: 'Today, when you press the button', amount: formatMoney(firstAmount(offer), offer.currency) },
  ...laterCharges(offer),
]

/** What follows the first charge. */
function laterCharges(offer: CheckoutOffer): Charge[] {
  const { interval } = priceBook[offer.plan]
  const reduced = formatMoney(firstAmount(offer), offer.currency)
  const count = offer.discount ? reducedCharges(offer.discount, offer.plan) : null
  if (count === null) return [{ when: `Then every ${interval}`, amount: reduced }]
  const after = { when: `After that, every ${interval}`, amount: formatMoney(offer.amount, offer.currency) }
  const more = count - 1
  const still = { when: more === 1 ? `A ${interval} later` : `Then each ${interval}, ${more} times`, amount: reduced }
  return more === 0 ? [after] : [still, after]
}

/** What the first charge takes. */
export const firstAmount = ({ amount, discount }: CheckoutOffer): number => amount - (discount?.amountOff ?? 0)
