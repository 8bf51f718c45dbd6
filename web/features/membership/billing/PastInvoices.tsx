import { useState } from 'react'
import { AsyncBoundary } from '../../../ui/feedback/AsyncBoundary.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Button } from '../../../ui/forms/Button.tsx'
import { BillingHistory } from './BillingHistory.tsx'
import { useBilling } from './useBilling.ts'

/** What somebody paid before their access ended. */
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
    <AsyncBoundary result={billing} fallback={<Skeleton height={52} />} failed="We couldn't load your invoices.">
      {({ invoices }) => <BillingHistory invoices={invoices} />}
    </AsyncBoundary>
  )
}
