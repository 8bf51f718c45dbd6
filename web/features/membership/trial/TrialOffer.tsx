import { TRIAL_DAYS } from '../../../../shared/domain/limits.ts'
import { usePricing } from '../usePricing.ts'
import styles from './TrialOffer.module.css'

/** What a trial costs, when, and how to cancel. Required beside every button that starts one. */
export function TrialOffer({ title }: { title: string }) {
  const { monthlyPrice } = usePricing()
  return (
    <div className={styles.offer}>
      <p className={styles.title}>{title}</p>
      <p className={styles.price}>Then {monthlyPrice}</p>
      <p className={styles.terms}>
        You're charged after {TRIAL_DAYS} days, then every month. Cancel in Settings before the trial ends and you pay
        nothing.
      </p>
    </div>
  )
}
