import { longDateAt } from '../../../lib/dates.ts'
import { useSession } from '../../../lib/session/SessionProvider.tsx'
import { paths } from '../../../paths.ts'
import styles from '../../../ui/feedback/Alert.module.css'
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx'
import { useMembership } from '../useMembership.ts'

/** A charge failed. Access goes on while Stripe tries again, and says until when. */
export function PastDueBanner() {
  const { user } = useSession()
  const { hasActiveAccess, accessExpirationDate } = useMembership()
  if (!user?.isPastDue || !hasActiveAccess) return null
  return (
    <section className={styles.alert} style={AS_COLUMN} aria-label="Payment problem">
      <p>
        <strong>Your last payment didn't go through.</strong>{' '}
        {accessExpirationDate !== null && (
          <span>{`We'll try again. You keep Premium until ${longDateAt(accessExpirationDate)}.`}</span>
        )}
      </p>
      <LinkButton to={paths.updateCard} tone="quiet">
        Update Card
      </LinkButton>
    </section>
  )
}

/** As wide as what it stands above. */
const AS_COLUMN = { maxWidth: 'none', marginBottom: 24 }
