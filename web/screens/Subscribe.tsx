import { useEffect } from 'react'
import type { SessionUser } from '../../shared/domain/user.ts'
import { RequireSession } from '../features/identity/RequireSession.tsx'
import { CardUpdate, CardUpdateSkeleton } from '../features/membership/checkout/CardUpdate.tsx'
import { Checkout } from '../features/membership/checkout/Checkout.tsx'
import { useMembership } from '../features/membership/useMembership.ts'
import { Link, Navigate, useSearchParams } from '../lib/router.tsx'
import { paths } from '../paths.ts'
import { Loading } from '../ui/feedback/Loading.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Page } from '../ui/layout/Page.tsx'

export function Subscribe() {
  useReloadAfterBack()
  const isCardUpdate = useIsCardUpdate()
  return (
    <Page title={isCardUpdate ? 'Update your card' : 'Subscribe'} width={isCardUpdate ? 'reading' : 'wide'}>
      {isCardUpdate && (
        <p>
          <Link to={paths.manageBilling}>Back to Billing</Link>
        </p>
      )}
      <RequireSession fallback={isCardUpdate ? <CardUpdateSkeleton /> : skeleton} saysLoading>
        {(user) => <OwnCheckout user={user} />}
      </RequireSession>
    </Page>
  )
}

const skeleton = (
  <Loading>
    <Skeleton lines={10} />
  </Loading>
)

function OwnCheckout({ user }: { user: SessionUser }) {
  const { isTrialActive, isSubscriptionActive, hasActiveAccess } = useMembership()
  const [search] = useSearchParams()
  const isCardUpdate = useIsCardUpdate()
  // Whoever comes back by an old email may have no subscription any more that a card could pay for.
  const isBilled = (hasActiveAccess || user.isPastDue) && !user.isComplimentary
  if (isCardUpdate && isBilled)
    return (
      <CardUpdate
        user={user}
        returned={search.get('setup_intent')}
        hasFailed={search.get('redirect_status') === 'failed'}
      />
    )
  if (isTrialActive || isSubscriptionActive) return <Navigate to={paths.dashboard} replace />
  // Its month is waiting for a card: a second subscription would be one too many.
  if (user.isPastDue && !hasActiveAccess) return <Navigate to={paths.updateCard} replace />
  // A cancelled subscription is resumed, not bought again, and without one no card is of use.
  if (hasActiveAccess || isCardUpdate) return <Navigate to={paths.manageBilling} replace />
  return <Checkout user={user} wasCancelled={search.has('processing')} />
}

const useIsCardUpdate = () => useSearchParams()[0].get('update') === 'card'

/** Back from a bank's page, a browser may show this one as it was, waiting for an answer that never comes. */
function useReloadAfterBack(): void {
  useEffect(() => {
    const reload = ({ persisted }: PageTransitionEvent) => persisted && location.reload()
    addEventListener('pageshow', reload)
    return () => removeEventListener('pageshow', reload)
  }, [])
}
