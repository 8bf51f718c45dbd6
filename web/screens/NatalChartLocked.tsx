import { type ReactNode, useState } from 'react'
import { reading } from '../../shared/contract/reading.ts'
import type { BigThree } from '../../shared/domain/chart.ts'
import { ChartSkeleton } from '../features/chart/ChartSkeleton.tsx'
import chartStyles from '../features/chart/chart.module.css'
import { lockedTeasers } from '../features/chart/lockedTeasers.ts'
import { BigThreePanel } from '../features/chart/sections/BigThreePanel.tsx'
import { ChartWheel } from '../features/chart/wheel/ChartWheel.tsx'
import { GatedCard } from '../features/membership/upgrade/GatedCard.tsx'
import { PremiumGateDialog } from '../features/membership/upgrade/PremiumGateDialog.tsx'
import { useReply } from '../lib/api/call.ts'
import { rememberedDashboard } from '../lib/storage/rememberedDashboard.ts'
import { paths } from '../paths.ts'
import { AsyncBoundary } from '../ui/feedback/AsyncBoundary.tsx'
import styles from './NatalChart.module.css'

/** The free part of the chart, the wheel and the Big Three, and a teaser for each section that needs access. */
export function NatalChartLocked({ children }: { children: ReactNode }) {
  const chart = useReply(reading.readBareChart, {})
  // Without a network, the Big Three of the last visit stands in; the wheel is not kept.
  const saved = rememberedDashboard.use()?.dashboard.bigThree ?? undefined
  const data: BigThree | undefined = chart.data ?? (chart.error && saved)

  return (
    <AsyncBoundary result={{ ...chart, data }} fallback={<ChartSkeleton />} failed="We couldn't load your chart.">
      {(three) => (
        <div className={chartStyles.halves}>
          {chart.data && <ChartWheel chart={chart.data} />}
          <div className={chartStyles.chart}>
            <BigThreePanel {...three} />
            <LockedSections three={three} />
            {children}
          </div>
        </div>
      )}
    </AsyncBoundary>
  )
}

export function LockedSections({ three }: { three?: BigThree }) {
  const [isGateOpen, setGateOpen] = useState(false)
  return (
    <>
      <div className={styles.locked}>
        {lockedTeasers(three).map((section) => (
          <GatedCard key={section.title} {...section} to={paths.natalChart} onLocked={() => setGateOpen(true)} />
        ))}
      </div>
      <PremiumGateDialog open={isGateOpen} onClose={() => setGateOpen(false)} feature="Complete Natal Chart" />
    </>
  )
}
