import type { CheckoutOffer } from '../../../../shared/domain/billing.ts'
import { formatMoney } from '../../../../shared/domain/money.ts'
import { DEFAULT_PLAN, priceBook } from '../../../../shared/domain/priceBook.ts'
import { Badge } from '../../../ui/display/Badge.tsx'
import type { usePricing } from '../usePricing.ts'
import styles from './checkout.module.css'

interface Props {
  pricing: ReturnType<typeof usePricing>
  offer: CheckoutOffer | undefined
}

/** The plan with its price beside the regular one. Never the fallback price: there is a button that pays. */
export function PlanCard({ pricing: { currency, pricing }, offer }: Props) {
  const { code } = currency
  const plan = offer?.plan ?? DEFAULT_PLAN
  const { name, interval, percentOff } = priceBook[plan]
  const listed = pricing[plan]
  const price = listed ? listed.prices[code].display : offer && formatMoney(offer.amount, offer.currency)
  return (
    <section className={styles.plan} aria-label="Plan">
      <p className={styles.name}>
        <span>{name}</span> {listed && <Badge tone="good">{`More than ${percentOff}% off`}</Badge>}
      </p>
      <p className={styles.price}>{price && `${price}/${interval}`}</p>
      {listed && (
        <p className={styles.regular}>
          Regular price <s>{formatMoney(listed.originalPrice[code], code)}</s>, you save{' '}
          <span>{formatMoney(listed.savings[code], code)}</span> <span>{`a ${interval}`}</span>
        </p>
      )}
    </section>
  )
}
