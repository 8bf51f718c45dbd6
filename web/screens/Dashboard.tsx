import { useState } from 'react'
import { brand } from '../../shared/domain/brand.ts'
import type { SessionUser } from '../../shared/domain/user.ts'
import { MoonToday } from '../features/chart/MoonToday.tsx'
import { GatedCard } from '../features/membership/GatedCard.tsx'
import { TrialBanner } from '../features/membership/TrialBanner.tsx'
import { UpgradeDialog } from '../features/membership/UpgradeDialog.tsx'
import { UpsellDialog } from '../features/membership/UpsellDialog.tsx'
import { useMembership } from '../features/membership/useMembership.ts'
import { useTrialWelcome } from '../features/membership/useTrialWelcome.ts'
import { SignedIn } from '../features/session/SignedIn.tsx'
import { Guidance } from '../features/today/Guidance.tsx'
import { GuidanceWaiting } from '../features/today/GuidanceWaiting.tsx'
import { NoGuidance } from '../features/today/NoGuidance.tsx'
import { type Home, useHome } from '../lib/useHome.ts'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Page } from '../ui/Page.tsx'
import styles from './Dashboard.module.css'
import { DashboardEarlier } from './DashboardEarlier.tsx'
import { DashboardHeader } from './DashboardHeader.tsx'

export const Dashboard = () => (
  <Page title="Home" width="wide">
    <SignedIn waiting={<Waiting />}>{(user) => <Today user={user} />}</SignedIn>
  </Page>
)

/** The room of the greeting, and the shape of the reading under it. */
const Waiting = () => (
  <div className={styles.waiting}>
    <Arriving />
  </div>
)

const Arriving = () => (
  <div className={styles.today}>
    <GuidanceWaiting />
  </div>
)

function Today({ user }: { user: SessionUser }) {
  const home = useHome()
  const welcome = useTrialWelcome()
  const isArriving = !home.data && !home.error

  return (
    <>
      <DashboardHeader user={user} home={home.data} />
      <TrialBanner />
      <Loaded from={home} waiting={<Arriving />} failed="We couldn't load today's guidance.">
        {({ horoscope, moon }) => (
          <section className={styles.today} aria-label="Today">
            {horoscope ? <Guidance reading={horoscope} /> : <NoGuidance />}
            <MoonToday moon={moon} />
          </section>
        )}
      </Loaded>
      {!isArriving && <Ways home={home.data} />}
      <DashboardEarlier home={home} />
      <UpsellDialog open={welcome.isOpen} onClose={welcome.close} />
    </>
  )
}

/** The other screens. They come with the reading above them, since nothing may move once it is there. */
function Ways({ home }: { home: Home | undefined }) {
  const { shouldShowUpgrade } = useMembership()
  const [isUpgrading, setUpgrading] = useState(false)
  const gate = { onLocked: () => setUpgrading(true) }

  return (
    <>
      <nav className={styles.cards} aria-label="Explore">
        <GatedCard title="Natal Chart" line={chartLine(home?.bigThree?.sunSign)} to={paths.natalChart} {...gate} />
        <GatedCard title="Compatibility" line="Compare two birth dates." to={paths.compatibility} {...gate} />
        <GatedCard title="AI Chat" line={`Ask ${brand.astrologer} about your chart.`} to={paths.aiChat} {...gate} />
      </nav>
      {shouldShowUpgrade && (
        <div className={styles.unlock}>
          <LinkButton to={paths.subscribe} wide tone={home && !home.horoscope ? 'quiet' : 'primary'}>
            Unlock Free Premium Insights
          </LinkButton>
        </div>
      )}
      <UpgradeDialog open={isUpgrading} onClose={() => setUpgrading(false)} />
    </>
  )
}

const chartLine = (sunSign: string | undefined) =>
  sunSign ? `Your Sun is in ${sunSign}. See where the planets are.` : 'Where every planet was when you were born.'
