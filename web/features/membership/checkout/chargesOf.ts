import type { CheckoutOffer } from '../../../../shared/domain/billing.ts'
import { formatMoney } from '../../../../shared/domain/money.ts'

interface Charge {
  when: string
  amount: string
}

/** What a trial charges, in the order of time, from its end on. */
export function chargesOf(offer: CheckoutOffer, first: string): Charge[] {
  const { discount } = offer
  const full = formatMoney(offer.amount, offer.currency)
  const reduced = formatMoney(firstAmount(offer), offer.currency)
  if (!discount || discount.months === null) return [{ when: `${first}, then every month`, amount: reduced }]
  const { months } = discount
  const when = months === 1 ? first : `${first}, and each month for ${months} months`
  return [
    { when, amount: reduced },
    { when: 'After that, every month', amount: full },
  ]
}

/** What a subscription without a trial charges, from the press of its button on. */
export function paidCharges(offer: CheckoutOffer): Charge[] {
  const { discount } = offer
  const reduced = formatMoney(firstAmount(offer), offer.currency)
  const today = { when: 'Today, when you press the button', amount: reduced }
  if (!discount || discount.months === null) return [today, { when: 'Then every month', amount: reduced }]
  const after = { when: 'After that, every month', amount: formatMoney(offer.amount, offer.currency) }
  const more = discount.months - 1
  const still = { when: more === 1 ? 'In a month' : `Then each month, ${more} times`, amount: reduced }
  return more === 0 ? [today, after] : [today, still, after]
}

/** What the first charge takes. */
export const firstAmount = ({ amount, discount }: CheckoutOffer): number => amount - (discount?.amountOff ?? 0)
