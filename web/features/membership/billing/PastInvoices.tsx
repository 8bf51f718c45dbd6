import { useState } from 'react'
import { takeLostFocus } from '../../../lib/focusMain.ts'
import { AsyncBoundary } from '../../../ui/feedback/AsyncBoundary.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { BillingHistory } from './BillingHistory.tsx'
import { useBilling } from './useBilling.ts'

/** What somebody without access may have paid before. */
export function PastInvoices() {
  const [isAsked, setAsked] = useState(false)
  const billing = useBilling({ isAsked })
  if (!isAsked)
    return (
      <Button tone="quiet" onClick={() => setAsked(true)}>
        Show past invoices
      </Button>
    )
  return (
    <div ref={takeLostFocus} tabIndex={-1}>
      <AsyncBoundary result={billing} fallback={<Skeleton height={52} />} failed="We couldn't load your invoices.">
        {({ invoices }) => <BillingHistory invoices={invoices} />}
      </AsyncBoundary>
    </div>
  )
}
