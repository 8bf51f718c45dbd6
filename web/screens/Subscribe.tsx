import { useEffect } from 'react'
import type { Membership } from '../../shared/domain/subscription.ts'
import type { SessionUser } from '../../shared/domain/user.ts'
import { RequireSession } from '../features/identity/RequireSession.tsx'
import { CardUpdate, CardUpdateSkeleton } from '../features/membership/checkout/CardUpdate.tsx'
import { Checkout } from '../features/membership/checkout/Checkout.tsx'
import { useMembership } from '../features/membership/useMembership.ts'
import { Link, Navigate, useSearchParams } from '../lib/navigation/router.tsx'
import { useSession } from '../lib/session/SessionProvider.tsx'
import { paths } from '../paths.ts'
import { Logo } from '../ui/display/Logo.tsx'
import { Loading } from '../ui/feedback/Loading.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Page } from '../ui/layout/Page.tsx'
import stack from '../ui/layout/Stack.module.css'

/** Whoever is about to pay has one way back, and neither the navigation nor a reminder to lead them elsewhere. */
export function Subscribe() {
  useReloadAfterBack()
  const isCardUpdate = useIsCardUpdate()
  return (
    <Page title={isCardUpdate ? 'Update your card' : 'Subscribe'} width={isCardUpdate ? 'reading' : 'wide'}>
      <p className={stack.row} style={APART}>
        <Logo />
        {isCardUpdate ? (
          <Link to={paths.manageBilling}>Back to Billing</Link>
        ) : (
          <Link to={paths.dashboard}>Back to Dashboard</Link>
        )}
      </p>
      <RequireSession fallback={isCardUpdate ? <CardUpdateSkeleton /> : skeleton} saysLoading>
        {(user) => <OwnCheckout user={user} />}
      </RequireSession>
    </Page>
  )
}

const APART = { justifyContent: 'space-between', margin: '0 0 24px' }

const skeleton = (
  <Loading>
    <Skeleton lines={10} />
  </Loading>
)

function OwnCheckout({ user }: { user: SessionUser }) {
  const { isRemembered } = useSession()
  const membership = useMembership()
  const [search] = useSearchParams()
  const isCardUpdate = useIsCardUpdate()
  // Whoever comes back by an old email may have no subscription any more that a card could pay for.
  const isBilled = (membership.hasActiveAccess || user.isPastDue) && !user.isComplimentary
  if (isCardUpdate && isBilled)
    return (
      <CardUpdate
        user={user}
        returned={search.get('setup_intent')}
        hasFailed={search.get('redirect_status') === 'failed'}
      />
    )
  const elsewhere = elsewhereFor({ isCardUpdate, isPastDue: user.isPastDue, membership })
  if (!elsewhere) return <Checkout user={user} wasCancelled={search.has('processing')} />
  // A trial that is remembered may have ended since, and its card be what is asked for.
  if (isRemembered) return isCardUpdate ? <CardUpdateSkeleton /> : skeleton
  return <Navigate to={elsewhere} replace />
}

interface Situation {
  isCardUpdate: boolean
  isPastDue: boolean
  membership: Membership
}

/** The page for those who have nothing to check out. */
function elsewhereFor({ isCardUpdate, isPastDue, membership }: Situation): string | undefined {
  const { isTrialActive, isSubscriptionActive, hasActiveAccess } = membership
  if (isTrialActive || isSubscriptionActive) return paths.dashboard
  // What was begun is waiting for a card: a second subscription would be one too many.
  if (isPastDue && !hasActiveAccess) return paths.updateCard
  // A cancelled subscription is resumed, not bought again, and without one no card is of use.
  return hasActiveAccess || isCardUpdate ? paths.manageBilling : undefined
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
