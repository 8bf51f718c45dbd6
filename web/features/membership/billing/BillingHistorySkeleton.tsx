import { Loading } from '../../../ui/feedback/Loading.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import styles from './billing.module.css'

/** Shown while the invoices load. */
export const BillingHistorySkeleton = () => (
  <Loading says={<p className={styles.note}>Loading billing history…</p>}>
    <Skeleton height={52} />
  </Loading>
)
