import type { NatalChart as CastChart, TimeCase } from '../../shared/domain/chart.ts'
import { hasBirthData } from '../../shared/domain/onboarding.ts'
import type { Profile } from '../../shared/domain/user.ts'
import { BirthDataNeeded } from '../features/chart/BirthDataNeeded.tsx'
import { BirthLine } from '../features/chart/BirthLine.tsx'
import { ChartWaiting } from '../features/chart/ChartWaiting.tsx'
import { PlaceNeeded } from '../features/chart/PlaceNeeded.tsx'
import { PremiumChart } from '../features/chart/PremiumChart.tsx'
import { UpgradeCard } from '../features/membership/UpgradeCard.tsx'
import { useMembership } from '../features/membership/useMembership.ts'
import { BirthPlaceForm } from '../features/place/BirthPlaceForm.tsx'
import { ChangeBirthPlace } from '../features/place/ChangeBirthPlace.tsx'
import { RepeatedHour } from '../features/place/RepeatedHour.tsx'
import { SignedIn } from '../features/session/SignedIn.tsx'
import { useProfile } from '../lib/session.tsx'
import { paths } from '../paths.ts'
import { DocumentLink } from '../ui/DocumentLink.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import { NatalChartLocked } from './NatalChartLocked.tsx'

export const NatalChart = () => (
  <Page title="Natal Chart" width="wide">
    <h1>Natal Chart</h1>
    <SignedIn waiting={<ChartWaiting />}>{() => <OwnChart />}</SignedIn>
  </Page>
)

function OwnChart() {
  const profile = useProfile()
  return (
    <Loaded from={profile} waiting={<ChartWaiting />} failed="We couldn't load your birth data.">
      {(person) => (
        <>
          <BirthLine profile={person} />
          <Chart profile={person} />
        </>
      )}
    </Loaded>
  )
}

function Chart({ profile }: { profile: Profile }) {
  const { hasActiveAccess } = useMembership()
  const isComplete = hasBirthData(profile)
  const placeForm = <BirthPlaceForm profile={profile} />

  const corrections = ({ origin }: CastChart) => <Corrections profile={profile} timeCase={origin.timeCase} />

  if (isComplete && profile.place === null) return <PlaceNeeded>{placeForm}</PlaceNeeded>
  if (hasActiveAccess && isComplete)
    return <PremiumChart profile={profile} placeForm={placeForm} corrections={corrections} />
  if (hasActiveAccess)
    return (
      <BirthDataNeeded title="Complete birth data needed">
        A chart needs your birth date, time and place. At least one of them is missing.
      </BirthDataNeeded>
    )
  return isComplete ? <NatalChartLocked>{offer}</NatalChartLocked> : offer
}

/** Ways to put right what we understood, and how exact the rest is. */
const Corrections = ({ profile, timeCase }: { profile: Profile; timeCase: TimeCase }) => (
  <>
    {timeCase === 'overlap' && <RepeatedHour profile={profile} />}
    <ChangeBirthPlace profile={profile} />
    <p>
      <DocumentLink to={paths.howExact}>How accurate is this?</DocumentLink>
    </p>
  </>
)

const offer = (
  <UpgradeCard title="See your complete natal chart">
    Every planet to the arcminute, all twelve houses, and the aspects between the planets, each with its meaning.
  </UpgradeCard>
)
