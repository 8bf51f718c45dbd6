import { useState } from 'react'
import { brand } from '../../shared/domain/brand.ts'
import { GatedCard } from '../features/membership/upgrade/GatedCard.tsx'
import { PremiumGateDialog } from '../features/membership/upgrade/PremiumGateDialog.tsx'
import { useMembership } from '../features/membership/useMembership.ts'
import { Link } from '../lib/navigation/router.tsx'
import type { Dashboard } from '../lib/storage/rememberedDashboard.ts'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/navigation/LinkButton.tsx'
import styles from './Dashboard.module.css'

/** Links to the other screens. Rendered together with the reading above them, so that they do not shift. */
export function DashboardCards({ dashboard }: { dashboard: Dashboard | undefined }) {
  const { shouldShowUpgrade } = useMembership()
  const [locked, setLocked] = useState<string>()
  const card = (title: string) => ({ title, onLocked: () => setLocked(title) })

  return (
    <>
      <nav className={styles.cards} aria-label="Explore">
        <GatedCard {...card('Natal Chart')} teaser={chartLine(dashboard?.bigThree?.sunSign)} to={paths.natalChart} />
        <GatedCard {...card('Compatibility')} teaser="Compare two birth dates." to={paths.compatibility} />
        <GatedCard {...card('AI Chat')} teaser={`Ask ${brand.astrologer} about your chart.`} to={paths.aiChat} />
      </nav>
      <nav className={styles.more} aria-label="More">
        <Link to={paths.ahead}>Ahead</Link>
        <Link to={paths.people}>People</Link>
        <Link to={paths.journal}>Journal</Link>
      </nav>
      {shouldShowUpgrade && (
        <div className={styles.unlock}>
          <LinkButton to={paths.subscribe} wide tone={dashboard?.horoscope ? 'primary' : 'quiet'}>
            Unlock Free Premium Insights
          </LinkButton>
        </div>
      )}
      <PremiumGateDialog open={locked !== undefined} onClose={() => setLocked(undefined)} feature={locked} />
    </>
  )
}

const chartLine = (sunSign: string | undefined) =>
  sunSign
    ? `Your Sun is in ${sunSign}. See where the planets were when you were born.`
    : 'Where every planet was when you were born.'
