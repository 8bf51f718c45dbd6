import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import styles from './checkout.module.css'

/** Stripe's fields, what is said beside the button in so many lines, and the button. */
export const CardSkeleton = ({ lines }: { lines: number }) => (
  <div className={styles.form}>
    <div className={`${styles.payment} ${styles.form}`}>
      {FIELDS.map((field) => (
        <Skeleton key={field} height={48} />
      ))}
    </div>
    <Skeleton lines={lines} />
    <Skeleton height={48} />
  </div>
)

const FIELDS = ['number', 'expiry', 'country', 'postal code']
