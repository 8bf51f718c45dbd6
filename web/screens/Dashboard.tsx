import { Suspense, useState } from 'react'
import type { SessionUser } from '../../shared/domain/user.ts'
import { GuidanceSkeleton } from '../features/dashboard/GuidanceSkeleton.tsx'
import { NoGuidance } from '../features/dashboard/NoGuidance.tsx'
import { RequireSession } from '../features/identity/RequireSession.tsx'
import { useDayNote } from '../features/journal/useDayNote.tsx'
import { PastDueBanner } from '../features/membership/billing/PastDueBanner.tsx'
import { TrialBanner } from '../features/membership/trial/TrialBanner.tsx'
import { useMembership } from '../features/membership/useMembership.ts'
import { MoonToday } from '../features/moon/MoonToday.tsx'
import { useDashboard } from '../lib/api/useDashboard.ts'
import { lazyOrNothing } from '../lib/chunks/lazyOrNothing.ts'
import { Navigate, useSearchParams } from '../lib/navigation/router.tsx'
import { storage } from '../lib/storage/storage.ts'
import { useToday } from '../lib/time/dates.ts'
import { paths } from '../paths.ts'
import { AsyncBoundary } from '../ui/feedback/AsyncBoundary.tsx'
import { Loading } from '../ui/feedback/Loading.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { LinkButton } from '../ui/navigation/LinkButton.tsx'
import styles from './Dashboard.module.css'
import { DashboardCards } from './DashboardCards.tsx'
import { DashboardHeader } from './DashboardHeader.tsx'
import { ComingBeside, DashboardReading } from './DashboardReading.tsx'
import { DashboardStaleBanner } from './DashboardStaleBanner.tsx'

export function Dashboard() {
  const [search] = useSearchParams()
  // Until they were a screen of their own, past readings had this address.
  if (search.has('past')) return <Navigate to={paths.readings} replace />
  return (
    <Page title="Home" width="wide">
      <RequireSession fallback={<DashboardSkeleton />} saysLoading>
        {(user) => (
          <Suspense fallback={<DashboardSkeleton />}>
            <Today user={user} />
          </Suspense>
        )}
      </RequireSession>
    </Page>
  )
}

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
      <Loading>
        <Skeleton lines={4} />
      </Loading>
    </div>
    <Loading>
      <div className={styles.cards}>
        <Skeleton height={96} />
        <Skeleton height={96} />
        <Skeleton height={96} />
      </div>
    </Loading>
  </>
)

function Today({ user }: { user: SessionUser }) {
  const dashboard = useDashboard()
  const [isWelcome] = useState(isWelcomeDue)
  const { isTrialActive, isTrialCancelled } = useMembership()
  const [isTrial] = useState(isTrialActive || isTrialCancelled)
  const [isLetterDue] = useState(() => user.emailVerified && storage.read('askAboutLetter') !== null)
  const [isFirstLook, setFirstLook] = useState(isFirstLookDue)
  const isLoading = !dashboard.data && !dashboard.error
  const note = useDayNote()
  const isOfToday = dashboard.day === useToday()

  return (
    <>
      <DashboardHeader
        user={user}
        dashboard={dashboard.data}
        isFirstLook={isFirstLook && dashboard.data?.bigThree !== null}
      />
      <div className={styles.notice}>
        <PastDueBanner />
      </div>
      <TrialBanner />
      {isWelcome && (
        <DashboardWelcome bigThree={isFirstLook ? dashboard.data?.bigThree : null} onSeen={() => setFirstLook(false)} />
      )}
      <AsyncBoundary
        result={dashboard}
        fallback={<TodaySkeleton />}
        saysLoading
        failed="We couldn't load today's guidance."
      >
        {({ user: { birthDate }, horoscope, moon }) => (
          <section className={styles.today} aria-label="Today">
            {birthDate || horoscope ? (
              <DashboardReading known={horoscope} isOfToday={isOfToday}>
                <span>{note.button}</span>
                <LinkButton to={paths.readings} tone="quiet">
                  Past readings
                </LinkButton>
              </DashboardReading>
            ) : (
              <NoGuidance />
            )}
            {isOfToday && (
              <div className={styles.beside}>
                <MoonToday moon={moon} />
                {(birthDate || horoscope) && <ComingBeside known={horoscope} />}
              </div>
            )}
          </section>
        )}
      </AsyncBoundary>
      {isLetterDue && <LetterQuestion isHeld={isLoading} />}
      {isTrial && <TrialDays user={user} isHeld={isLoading} />}
      {!isLoading && <DashboardCards dashboard={dashboard.data} />}
      <DashboardStaleBanner dashboard={dashboard} />
      {note.dialog}
    </>
  )
}

/** Loaded for new members with a verified address, and waited for like the welcome. */
const LetterQuestion = lazyOrNothing(
  async () => (await import('../features/dashboard/LetterQuestion.tsx')).LetterQuestion,
)

/** Loaded during a trial only, and waited for in the same way. */
const TrialDays = lazyOrNothing(async () => (await import('../features/membership/trial/TrialDays.tsx')).TrialDays)

/** Loaded for new members only. The page waits for it, so that nothing moves when it arrives. */
const DashboardWelcome = lazyOrNothing(async () => (await import('./DashboardWelcome.tsx')).DashboardWelcome)

const isFirstLookDue = () => storage.read('showBigThreeOnDashboard') !== null

const isWelcomeDue = () =>
  location.search.includes('showTrial=true') || storage.read('showTrialModalOnDashboard') !== null || isFirstLookDue()
