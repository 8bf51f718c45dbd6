import { Suspense, useState } from 'react'
import { brand } from '../../shared/domain/brand.ts'
import type { DailyReading } from '../../shared/domain/reading.ts'
import type { SessionUser } from '../../shared/domain/user.ts'
import { ArchiveButton } from '../features/dashboard/ArchiveButton.tsx'
import { Guidance } from '../features/dashboard/Guidance.tsx'
import { GuidanceSkeleton } from '../features/dashboard/GuidanceSkeleton.tsx'
import { NoGuidance } from '../features/dashboard/NoGuidance.tsx'
import { RequireSession } from '../features/identity/RequireSession.tsx'
import { PastDueBanner } from '../features/membership/billing/PastDueBanner.tsx'
import { TrialBanner } from '../features/membership/trial/TrialBanner.tsx'
import { GatedCard } from '../features/membership/upgrade/GatedCard.tsx'
import { UpgradeDialog } from '../features/membership/upgrade/UpgradeDialog.tsx'
import { useMembership } from '../features/membership/useMembership.ts'
import { MoonToday } from '../features/moon/MoonToday.tsx'
import { useToday } from '../lib/dates.ts'
import { lazyOrNothing } from '../lib/lazyOrNothing.ts'
import type { Dashboard as DashboardData } from '../lib/storage/rememberedDashboard.ts'
import { storage } from '../lib/storage/storage.ts'
import { useDashboard } from '../lib/useDashboard.ts'
import { useTodaysReading } from '../lib/useTodaysReading.ts'
import { paths } from '../paths.ts'
import { AsyncBoundary } from '../ui/feedback/AsyncBoundary.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { LinkButton } from '../ui/navigation/LinkButton.tsx'
import styles from './Dashboard.module.css'
import { DashboardHeader } from './DashboardHeader.tsx'
import { DashboardStaleBanner } from './DashboardStaleBanner.tsx'

export const Dashboard = () => (
  <Page title="Home" width="wide">
    <RequireSession fallback={<DashboardSkeleton />}>
      {(user) => (
        <Suspense fallback={<DashboardSkeleton />}>
          <Today user={user} />
        </Suspense>
      )}
    </RequireSession>
  </Page>
)

/** Space for the greeting, and the skeleton of the reading below it. */
const DashboardSkeleton = () => (
  <div className={styles.skeleton}>
    <TodaySkeleton />
  </div>
)

/** The reading, the Moon and the three cards. */
const TodaySkeleton = () => (
  <>
    <div className={styles.today}>
      <GuidanceSkeleton />
      <Skeleton lines={4} />
    </div>
    <div className={styles.cards}>
      <Skeleton height={96} />
      <Skeleton height={96} />
      <Skeleton height={96} />
    </div>
  </>
)

function Today({ user }: { user: SessionUser }) {
  const dashboard = useDashboard()
  const [isWelcome] = useState(isWelcomeDue)
  const [isFirstLook, setFirstLook] = useState(isFirstLookDue)
  const isLoading = !dashboard.data && !dashboard.error
  const isOfToday = dashboard.day === useToday()

  return (
    <>
      <DashboardHeader
        user={user}
        dashboard={dashboard.data}
        isFirstLook={isFirstLook && dashboard.data?.bigThree !== null}
      />
      <PastDueBanner />
      <TrialBanner />
      {isWelcome && (
        <DashboardWelcome bigThree={isFirstLook ? dashboard.data?.bigThree : null} onSeen={() => setFirstLook(false)} />
      )}
      <AsyncBoundary result={dashboard} fallback={<TodaySkeleton />} failed="We couldn't load today's guidance.">
        {({ user: { birthDate }, horoscope, moon }) => (
          <section className={styles.today} aria-label="Today">
            {birthDate || horoscope ? <TodaysReading known={horoscope} isOfToday={isOfToday} /> : <NoGuidance />}
            {isOfToday && <MoonToday moon={moon} />}
          </section>
        )}
      </AsyncBoundary>
      {!isLoading && <NavigationCards dashboard={dashboard.data} />}
      <DashboardStaleBanner dashboard={dashboard} />
    </>
  )
}

/** Loaded for new members only. The page waits for it, so that nothing moves when it arrives. */
const DashboardWelcome = lazyOrNothing(async () => (await import('./DashboardWelcome.tsx')).DashboardWelcome)

const isFirstLookDue = () => storage.read('showBigThreeOnDashboard') !== null

const isWelcomeDue = () =>
  location.search.includes('showTrial=true') || storage.read('showTrialModalOnDashboard') !== null || isFirstLookDue()

/** The dashboard does not wait for a reading that is still being written. */
function TodaysReading({ known, isOfToday }: { known: DailyReading | null; isOfToday: boolean }) {
  const reading = useTodaysReading(known)
  const { hasActiveAccess } = useMembership()
  return (
    <AsyncBoundary result={reading} fallback={<GuidanceSkeleton />} failed="We couldn't load today's guidance.">
      {(written) => (
        <div>
          <Guidance reading={written} isOfToday={isOfToday} hasActiveAccess={hasActiveAccess} />
          <ArchiveButton />
        </div>
      )}
    </AsyncBoundary>
  )
}

/** Links to the other screens. Rendered together with the reading above them, so that they do not shift. */
function NavigationCards({ dashboard }: { dashboard: DashboardData | undefined }) {
  const { shouldShowUpgrade } = useMembership()
  const [isUpgrading, setUpgrading] = useState(false)
  const [locked, setLocked] = useState('')
  const gate = (title: string) => ({
    title,
    onLocked() {
      setLocked(title)
      setUpgrading(true)
    },
  })

  return (
    <>
      <nav className={styles.cards} aria-label="Explore">
        <GatedCard {...gate('Natal Chart')} teaser={chartLine(dashboard?.bigThree?.sunSign)} to={paths.natalChart} />
        <GatedCard {...gate('Compatibility')} teaser="Compare two birth dates." to={paths.compatibility} />
        <GatedCard {...gate('AI Chat')} teaser={`Ask ${brand.astrologer} about your chart.`} to={paths.aiChat} />
      </nav>
      {shouldShowUpgrade && (
        <div className={styles.unlock}>
          <LinkButton to={paths.subscribe} wide tone={dashboard?.horoscope ? 'primary' : 'quiet'}>
            Unlock Free Premium Insights
          </LinkButton>
        </div>
      )}
      <UpgradeDialog open={isUpgrading} onClose={() => setUpgrading(false)} title={`Unlock ${locked}`} />
    </>
  )
}

const chartLine = (sunSign: string | undefined) =>
  sunSign
    ? `Your Sun is in ${sunSign}. See where the planets were when you were born.`
    : 'Where every planet was when you were born.'
