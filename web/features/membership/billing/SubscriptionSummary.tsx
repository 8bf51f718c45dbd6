import { labelsOf } from '../../../../shared/domain/membershipLabels.ts'
import { paths } from '../../../paths.ts'
import { Badge } from '../../../ui/display/Badge.tsx'
import stack from '../../../ui/layout/Stack.module.css'
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx'
import { useMembership } from '../useMembership.ts'
import { ASKED_FOR_INVOICES } from './askedForInvoices.ts'
import styles from './billing.module.css'
import { SubscriptionActions } from './SubscriptionActions.tsx'
import { useStateNote } from './useStateNote.ts'

/** The subscription as the settings show it. Cancelling is here too, so that it takes two clicks. */
export function SubscriptionSummary({ isQuiet }: { isQuiet: boolean }) {
  const membership = useMembership()
  const note = useStateNote()
  return (
    <>
      <Badge tone={membership.hasActiveAccess ? 'good' : 'plain'}>{labelsOf(membership).accountPlan}</Badge>
      <p className={styles.note}>{note}</p>
      <div className={stack.row}>
        {membership.hasActiveAccess && (
          <LinkButton to={paths.manageBilling} tone="quiet">
            Manage Billing
          </LinkButton>
        )}
        <SubscriptionActions isQuiet={isQuiet} />
        {membership.status === 'inactive' && (
          <LinkButton to={paths.manageBilling} state={ASKED_FOR_INVOICES} tone="quiet">
            Past Invoices
          </LinkButton>
        )}
      </div>
    </>
  )
}
