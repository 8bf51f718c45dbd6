import { Suspense } from 'react'
import type { NatalChart as NatalChartData, TimeCase } from '../../shared/domain/chart.ts'
import { hasBirthData } from '../../shared/domain/hasBirthData.ts'
import type { Profile } from '../../shared/domain/user.ts'
import { BirthDataNeeded } from '../features/chart/BirthDataNeeded.tsx'
import { BirthLine } from '../features/chart/BirthLine.tsx'
import { ChartSkeleton } from '../features/chart/ChartSkeleton.tsx'
import { PlaceNeeded } from '../features/chart/PlaceNeeded.tsx'
import { PremiumChart } from '../features/chart/PremiumChart.tsx'
import { RequireSession } from '../features/identity/RequireSession.tsx'
import { UpgradeCard } from '../features/membership/upgrade/UpgradeCard.tsx'
import { useMembership } from '../features/membership/useMembership.ts'
import { BirthPlaceSkeleton } from '../features/place/BirthPlaceSkeleton.tsx'
import { ChangeBirthData } from '../features/place/ChangeBirthData.tsx'
import { ChangeBirthPlace } from '../features/place/ChangeBirthPlace.tsx'
import { ChangeBirthZone } from '../features/place/ChangeBirthZone.tsx'
import { HouseSystemChoice } from '../features/place/HouseSystemChoice.tsx'
import { RepeatedHour } from '../features/place/RepeatedHour.tsx'
import { lazyScreen } from '../lib/chunks/lazyScreen.ts'
import { Link } from '../lib/navigation/router.tsx'
import { useProfile } from '../lib/session/SessionProvider.tsx'
import { paths } from '../paths.ts'
import { AsyncBoundary } from '../ui/feedback/AsyncBoundary.tsx'
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx'
import { RetryWhenOnline } from '../ui/feedback/RetryWhenOnline.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { StaticPageLink } from '../ui/navigation/StaticPageLink.tsx'
import { LockedSections, NatalChartLocked } from './NatalChartLocked.tsx'

export const NatalChart = () => (
  <Page title="Natal Chart" width="wide">
    <h1>Natal Chart</h1>
    <RequireSession fallback={<ChartSkeleton />}>{() => <OwnChart />}</RequireSession>
  </Page>
)

function OwnChart() {
  const profile = useProfile()
  return (
    <AsyncBoundary result={profile} fallback={<ChartSkeleton />} failed="We couldn't load your birth data.">
      {(own) => (
        <>
          <BirthLine profile={own}>
            <ChangeBirthData profile={own} />
          </BirthLine>
          <p className="unprinted">
            <Link to={paths.ahead}>What's ahead for this chart</Link>
          </p>
          <Chart profile={own} />
        </>
      )}
    </AsyncBoundary>
  )
}

function Chart({ profile }: { profile: Profile }) {
  const { hasActiveAccess } = useMembership()
  const isComplete = hasBirthData(profile)
  const placeForm = <PlaceForm profile={profile} />

  const corrections = ({ origin }: NatalChartData) => <Corrections profile={profile} timeCase={origin.timeCase} />

  if (isComplete && profile.place === null) return <PlaceNeeded>{placeForm}</PlaceNeeded>
  if (hasActiveAccess && isComplete)
    return <PremiumChart profile={profile} placeForm={placeForm} corrections={corrections} />
  if (isComplete) return <NatalChartLocked>{offer}</NatalChartLocked>
  return (
    <>
      <BirthDataNeeded title="Complete birth data needed">
        A chart needs your birth date, time and place. At least one of them is missing.
      </BirthDataNeeded>
      {!hasActiveAccess && <LockedSections />}
    </>
  )
}

const PlaceForm = (props: { profile: Profile }) => (
  <ErrorBoundary offline={notOnDevice}>
    <Suspense fallback={<BirthPlaceSkeleton />}>
      <BirthPlaceForm {...props} />
    </Suspense>
  </ErrorBoundary>
)

const notOnDevice = (
  <>
    <p>You're offline, and this form needs a connection. It opens by itself once you're back online.</p>
    <RetryWhenOnline />
  </>
)

/** A chart needs no forms: this one loads only where its place is missing. */
const BirthPlaceForm = lazyScreen(async () => (await import('../features/place/BirthPlaceForm.tsx')).BirthPlaceForm)

/** Controls that correct what the chart was computed from, and a link to its accuracy. */
const Corrections = ({ profile, timeCase }: { profile: Profile; timeCase: TimeCase }) => (
  <>
    {timeCase === 'overlap' && <RepeatedHour profile={profile} />}
    <ChangeBirthPlace profile={profile} />
    <ChangeBirthZone profile={profile} />
    {profile.birthTimeKnown && <HouseSystemChoice profile={profile} />}
    <p>
      <StaticPageLink to={paths.howExact}>How accurate is this?</StaticPageLink>
    </p>
  </>
)

const offer = (
  <UpgradeCard title="See your complete natal chart">
    Every planet to the arcminute, all twelve houses, and the aspects between the planets, each with its meaning.
  </UpgradeCard>
)
