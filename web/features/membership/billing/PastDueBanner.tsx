import { useSession } from '../../../lib/session/SessionProvider.tsx'
import { paths } from '../../../paths.ts'
import styles from '../../../ui/feedback/Alert.module.css'
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx'
import { useMembership } from '../useMembership.ts'

/** A charge failed. Whoever has paid before keeps access while Stripe tries again; the first one ends it with the trial. */
export function PastDueBanner() {
  const { user } = useSession()
  const { hasActiveAccess } = useMembership()
  if (!user?.isPastDue) return null
  return (
    <section className={styles.alert} style={AS_COLUMN} aria-label="Payment problem">
      <p>
        <strong>
          {hasActiveAccess ? "Your last payment didn't go through." : "Your first payment didn't go through."}
        </strong>{' '}
        <span>
          {hasActiveAccess
            ? 'You keep Premium while we try again.'
            : 'Premium ended with your trial. Update your card to pay and start your month.'}
        </span>
      </p>
      <LinkButton to={paths.updateCard} tone="quiet">
        Update Card
      </LinkButton>
    </section>
  )
}

/** As wide as what it stands above. */
const AS_COLUMN = { maxWidth: 'none', marginBottom: 24 }
