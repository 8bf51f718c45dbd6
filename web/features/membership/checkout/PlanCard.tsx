import type { CheckoutOffer } from '../../../../shared/domain/billing.ts'
import { formatMoney } from '../../../../shared/domain/money.ts'
import { Badge } from '../../../ui/display/Badge.tsx'
import type { usePricing } from '../usePricing.ts'
import styles from './checkout.module.css'

interface Props {
  pricing: ReturnType<typeof usePricing>
  offer: CheckoutOffer | undefined
}

/** The plan with its price beside the regular one. Never the fallback price: there is a button that pays. */
export function PlanCard({ pricing: { currency, pricing, monthlyPrice }, offer }: Props) {
  const { code } = currency
  const { weekly } = pricing
  return (
    <section className={styles.plan} aria-label="Plan">
      <p className={styles.name}>
        <span>Premium Monthly</span> {weekly && <Badge tone="good">More than 35% off</Badge>}
      </p>
      <p className={styles.price}>
        {weekly ? monthlyPrice : offer && `${formatMoney(offer.amount, offer.currency)}/month`}
      </p>
      {weekly && (
        <p className={styles.regular}>
          Regular price <s>{formatMoney(weekly.originalPrice[code], code)}</s>, you save{' '}
          <span>{formatMoney(weekly.savings[code], code)}</span> a month
        </p>
      )}
    </section>
  )
}
