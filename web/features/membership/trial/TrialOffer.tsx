import { TRIAL_DAYS } from '../../../../shared/domain/limits.ts'
import { DEFAULT_PLAN, priceBook } from '../../../../shared/domain/priceBook.ts'
import { usePricing } from '../usePricing.ts'
import styles from './TrialOffer.module.css'
import { useHasHadTrial } from './useHasHadTrial.ts'

const { interval } = priceBook[DEFAULT_PLAN]

/** What a trial costs, when, and how to cancel. Required beside every button that starts one. */
export function TrialOffer({ title }: { title: string }) {
  const { monthlyPrice } = usePricing()
  if (useHasHadTrial()) return <PaidOffer price={monthlyPrice} />
  return (
    <div className={styles.offer}>
      <p className={styles.title}>{title}</p>
      <p className={styles.price}>{`Then ${monthlyPrice}`}</p>
      <p className={styles.terms}>
        {`You add a card when you start. It's charged after ${TRIAL_DAYS} days, then every ${interval}. Cancel in Settings before the trial ends and you pay nothing.`}
      </p>
    </div>
  )
}

const PaidOffer = ({ price }: { price: string }) => (
  <div className={styles.offer}>
    <p className={styles.title}>Premium</p>
    <p className={styles.price}>{price}</p>
    <p className={styles.terms}>
      {`You've had your free trial, so you're charged when you subscribe, then every ${interval}. Cancel any time in Settings.`}
    </p>
  </div>
)
