import { Link } from 'react-router-dom'
import { longDateAt } from '../../../lib/dates.ts'
import { useSession } from '../../../lib/session/SessionProvider.tsx'
import { paths } from '../../../paths.ts'
import styles from '../trial/TrialBanner.module.css'
import { useMembership } from '../useMembership.ts'

/** A charge failed. Access goes on while Stripe tries again, and says until when. */
export function PastDueBanner() {
  const { user } = useSession()
  const { hasActiveAccess, accessExpirationDate } = useMembership()
  if (!user?.isPastDue || !hasActiveAccess) return null
  return (
    <section className={styles.banner} aria-label="Payment problem">
      <strong>Your last payment didn't go through.</strong>
      <span className={styles.left}>
        {accessExpirationDate !== null &&
          `We'll try again. You keep Premium until ${longDateAt(accessExpirationDate)}.`}
      </span>
      <Link to={paths.updateCard}>Update card</Link>
    </section>
  )
}
