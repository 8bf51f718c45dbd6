import type { Payments } from '../../domain/billing/payments.ts'
import { isPriceChangeDue } from '../../domain/billing/priceChange.ts'
import { subscriptionSnapshot } from './snapshots.ts'
import { type AskStripe, unlessMissing } from './stripeClient.ts'

type PriceCalls = Pick<Payments, 'announcePrice' | 'changePrice'>

/**
 * Moves subscriptions to another price. Not by a subscription schedule: while one manages a subscription, Stripe refuses
 * to cancel it or to move its trial other than through the schedule, and its own portal offers neither.
 */
export function priceCalls(ask: AskStripe): PriceCalls {
  return {
    async announcePrice({ id, priceId, at }) {
      const metadata = { nextPrice: priceId, nextPriceAt: String(at) }
      await ask((stripe) => stripe.subscriptions.update(id, { metadata }))
    },

    async changePrice(id) {
      const expand = ['latest_invoice']
      const found = await ask((stripe) => unlessMissing(stripe.subscriptions.retrieve(id, { expand })))
      const snapshot = found && subscriptionSnapshot(found)
      if (!found || !snapshot?.announced || !isPriceChangeDue(snapshot)) return
      // One call: whoever finds the note knows that the price has not been changed.
      const items = [{ id: found.items.data[0]!.id, price: snapshot.announced.priceId }]
      const metadata = { nextPrice: '', nextPriceAt: '' }
      await ask((stripe) => stripe.subscriptions.update(id, { items, proration_behavior: 'none', metadata }))
    },
  }
}
