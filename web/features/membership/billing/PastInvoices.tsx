import { useState } from 'react'
import { takeLostFocus } from '../../../lib/navigation/focusMain.ts'
import { useLocation } from '../../../lib/navigation/router.tsx'
import { AsyncBoundary } from '../../../ui/feedback/AsyncBoundary.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { useMembership } from '../useMembership.ts'
import { ASKED_FOR_INVOICES } from './askedForInvoices.ts'
import { BillingHistory } from './BillingHistory.tsx'
import { BillingHistorySkeleton } from './BillingHistorySkeleton.tsx'
import { StaleBillingNotice } from './StaleBillingNotice.tsx'
import { useBilling } from './useBilling.ts'

/** What somebody without access may have paid before. A link may have asked for it already. */
export function PastInvoices() {
  const isAskedByLink = useLocation().state === ASKED_FOR_INVOICES
  const [isAsked, setAsked] = useState(isAskedByLink)
  const billing = useBilling({ isAsked })
  const wasNeverMember = useMembership().status === 'free'
  if (wasNeverMember && !isAsked) return <BillingHistory invoices={[]} />
  if (!isAsked)
    return (
      <Button tone="quiet" onClick={() => setAsked(true)}>
        Show Past Invoices
      </Button>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and this is a list of invoices.
    <div ref={isAskedByLink ? undefined : takeLostFocus} tabIndex={-1} role="group" aria-label="Past invoices">
      <AsyncBoundary result={billing} fallback={loading} saysLoading failed="We couldn't load your invoices.">
        {({ invoices, stale }) => (
          <>
            {stale && <StaleBillingNotice />}
            <BillingHistory invoices={invoices} />
          </>
        )}
      </AsyncBoundary>
    </div>
  )
}

const loading = (
  <div role="status">
    <BillingHistorySkeleton />
  </div>
)
