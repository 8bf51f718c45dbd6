import { type ReactNode, useState } from 'react'
import { reading } from '../../shared/contract/reading.ts'
import { ChartSkeleton } from '../features/chart/ChartSkeleton.tsx'
import chartStyles from '../features/chart/chart.module.css'
import { isRefusal } from '../features/chart/isRefusal.ts'
import { lockedTeasers, type TeaserFacts } from '../features/chart/lockedTeasers.ts'
import { BigThreePanel } from '../features/chart/sections/BigThreePanel.tsx'
import { ChartWheel } from '../features/chart/wheel/ChartWheel.tsx'
import { useArranged } from '../features/chart/wheel/useArranged.ts'
import { GatedCard } from '../features/membership/upgrade/GatedCard.tsx'
import { PremiumGateDialog } from '../features/membership/upgrade/PremiumGateDialog.tsx'
import { useReply } from '../lib/api/call.ts'
import { rememberedDashboard } from '../lib/storage/rememberedDashboard.ts'
import { paths } from '../paths.ts'
import { AsyncBoundary } from '../ui/feedback/AsyncBoundary.tsx'
import { SavedBanner } from '../ui/feedback/SavedBanner.tsx'

/** The free part of the chart, the wheel and the Big Three, and a teaser for each section that needs access. */
export function NatalChartLocked({ children }: { children: ReactNode }) {
  const chart = useReply(reading.readBareChart, {})
  const arranged = useArranged(chart.data)
  const remembered = rememberedDashboard.use()
  // Without a network, the Big Three of the last visit stands in; the wheel is not kept.
  const standsIn = chart.error !== undefined && !isRefusal(chart.error) && !chart.data
  const data: TeaserFacts | undefined = standsIn ? (remembered?.dashboard.bigThree ?? undefined) : arranged

  return (
    <AsyncBoundary result={{ ...chart, data }} fallback={<ChartSkeleton />} failed="We couldn't load your chart.">
      {(facts) => (
        <div className={arranged && chartStyles.halves}>
          {arranged && <ChartWheel chart={arranged} />}
          <div className={chartStyles.chart}>
            <BigThreePanel {...facts} />
            <LockedSections facts={facts} />
            {children}
          </div>
          <SavedBanner
            savedAt={standsIn ? remembered?.savedAt : undefined}
            busy={chart.isValidating}
            retry={() => void chart.mutate()}
          />
        </div>
      )}
    </AsyncBoundary>
  )
}

export function LockedSections({ facts }: { facts?: TeaserFacts }) {
  const [isGateOpen, setGateOpen] = useState(false)
  return (
    <>
      <div className="pile">
        {lockedTeasers(facts).map((section) => (
          <GatedCard key={section.title} {...section} to={paths.natalChart} onLocked={() => setGateOpen(true)} />
        ))}
      </div>
      <PremiumGateDialog open={isGateOpen} onClose={() => setGateOpen(false)} feature="Complete Natal Chart" />
    </>
  )
}
