import { useSession } from '../../../lib/session/SessionProvider.tsx'
import { paths } from '../../../paths.ts'
import styles from '../../../ui/feedback/Alert.module.css'
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx'
import { useMembership } from '../useMembership.ts'
import { ConfirmPaymentLink } from './ConfirmPaymentLink.tsx'

/** A charge failed. Whoever has paid before keeps access while Stripe tries again; the first one ends it with the trial. */
export function PastDueBanner() {
  const { user } = useSession()
  const { hasActiveAccess } = useMembership()
  if (!user?.isPastDue) return null
  const [what, next] = wordsFor({ hasActiveAccess, waitsForBank: user.needsConfirmation === true })
  return (
    <section className={styles.alert} style={AS_COLUMN} aria-label="Payment problem">
      <p>
        <strong>{what}</strong> <span>{next}</span>
      </p>
      {user.needsConfirmation && <ConfirmPaymentLink />}
      <LinkButton to={paths.updateCard} tone="quiet">
        Update Card
      </LinkButton>
    </section>
  )
}

function wordsFor({ hasActiveAccess, waitsForBank }: { hasActiveAccess: boolean; waitsForBank: boolean }) {
  if (waitsForBank)
    return [
      'Your bank wants you to confirm your payment.',
      hasActiveAccess
        ? 'You keep Premium meanwhile.'
        : 'Premium ended with your trial. It starts again once you have confirmed.',
    ]
  return hasActiveAccess
    ? ["Your last payment didn't go through.", 'You keep Premium while we try again.']
    : [
        "Your first payment didn't go through.",
        'Premium ended with your trial. Update your card to pay, and it starts again.',
      ]
}

/** As wide as what it stands above. */
const AS_COLUMN = { maxWidth: 'none', marginBottom: 24 }
