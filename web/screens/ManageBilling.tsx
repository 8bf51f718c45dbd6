import type { SessionUser } from '../../shared/domain/user.ts'
import { BillingHistory } from '../features/membership/billing/BillingHistory.tsx'
import { BillingHistorySkeleton } from '../features/membership/billing/BillingHistorySkeleton.tsx'
import styles from '../features/membership/billing/billing.module.css'
import { PastDueBanner } from '../features/membership/billing/PastDueBanner.tsx'
import { PastInvoices } from '../features/membership/billing/PastInvoices.tsx'
import { StaleBillingNotice } from '../features/membership/billing/StaleBillingNotice.tsx'
import { SubscriptionActions } from '../features/membership/billing/SubscriptionActions.tsx'
import { SubscriptionOverview } from '../features/membership/billing/SubscriptionOverview.tsx'
import { useBilling } from '../features/membership/billing/useBilling.ts'
import { useMembership } from '../features/membership/useMembership.ts'
import { Link } from '../lib/navigation/router.tsx'
import { useSession } from '../lib/session/SessionProvider.tsx'
import { useRequestedPage } from '../lib/session/useRequestedPage.ts'
import { paths } from '../paths.ts'
import { AsyncBoundary } from '../ui/feedback/AsyncBoundary.tsx'
import { ErrorAlert } from '../ui/feedback/ErrorAlert.tsx'
import { Loading } from '../ui/feedback/Loading.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Page } from '../ui/layout/Page.tsx'
import stack from '../ui/layout/Stack.module.css'
import { LinkButton } from '../ui/navigation/LinkButton.tsx'

export function ManageBilling() {
  const session = useSession()
  useRequestedPage(session)
  const { user, isLoading, error, refresh } = session
  return (
    <Page title="Manage Billing" width="columns">
      <p>
        <Link to={paths.settings}>Back to Settings</Link>
      </p>
      <h1>Manage Billing</h1>
      {user && <OwnBilling user={user} />}
      {!user && isLoading && (
        <Loading>
          <Skeleton lines={8} />
        </Loading>
      )}
      {!user && error && <ErrorAlert what="We couldn't load your account." error={error} retry={refresh} />}
      {!user && !isLoading && !error && <SignedOut />}
    </Page>
  )
}

const SignedOut = () => (
  <>
    <p>Please log in to access billing information.</p>
    <LinkButton to={paths.signInDialog}>Sign In</LinkButton>
  </>
)

function OwnBilling({ user }: { user: SessionUser }) {
  const { hasActiveAccess } = useMembership()
  return (
    <>
      <PastDueBanner />
      {hasActiveAccess || user.isPastDue ? <Billed hasGift={user.isComplimentary} /> : <NotBilled />}
    </>
  )
}

/** A gift ends by itself, and there is nothing to do about it. */
function Billed({ hasGift }: { hasGift: boolean }) {
  const billing = useBilling()
  const current = billing.data?.stale ? undefined : billing.data
  return (
    <div className={stack.columns}>
      <AsyncBoundary
        result={billing}
        fallback={loading}
        saysLoading
        failed="We couldn't load your billing information."
      >
        {({ subscription, invoices, pastDue, stale }) => (
          <>
            {stale && <StaleBillingNotice />}
            <Section title="Subscription Overview">
              <SubscriptionOverview billed={subscription} pastDue={pastDue} />
            </Section>
            <Section title="Recent Billing History">
              <BillingHistory invoices={invoices} />
            </Section>
          </>
        )}
      </AsyncBoundary>
      {(billing.data || billing.error) && !hasGift && (
        <Section title="Subscription Actions">
          <SubscriptionActions billed={current?.subscription} refundable={current?.refundable} />
        </Section>
      )}
    </div>
  )
}

const loading = (
  <>
    <Section title="Subscription Overview">
      <SubscriptionOverview billed={undefined} pastDue={null} />
    </Section>
    <Section title="Recent Billing History">
      <div className={stack.form}>
        <BillingHistorySkeleton />
      </div>
    </Section>
  </>
)

/** The history comes last, so that the invoices move nothing when they arrive. */
const NotBilled = () => (
  <div className={stack.columns}>
    <Section title="Subscription Overview">
      <SubscriptionOverview billed={null} pastDue={null} />
    </Section>
    <Section title="Subscription Actions">
      <SubscriptionActions />
    </Section>
    <Section title="Recent Billing History">
      <PastInvoices />
    </Section>
  </div>
)

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
