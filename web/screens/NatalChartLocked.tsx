import { type ReactNode, useState } from 'react'
import { readings } from '../../shared/contract/readings.ts'
import { BigThreePanel } from '../features/chart/BigThreePanel.tsx'
import { ChartWaiting } from '../features/chart/ChartWaiting.tsx'
import { lockedLines } from '../features/chart/lockedLines.ts'
import { GatedCard } from '../features/membership/GatedCard.tsx'
import { PremiumGateDialog } from '../features/membership/PremiumGateDialog.tsx'
import { useReply } from '../lib/call.ts'
import { paths } from '../paths.ts'
import { Loaded } from '../ui/Loaded.tsx'
import styles from './NatalChart.module.css'

/** The part of the chart that is free, and the first line of each part that is not. */
export function NatalChartLocked({ children }: { children: ReactNode }) {
  const bigThree = useReply(readings.readBigThree, {})
  const [isAsking, setAsking] = useState(false)

  return (
    <Loaded from={bigThree} waiting={<ChartWaiting />} failed="We couldn't load your Big Three.">
      {(three) => (
        <>
          <BigThreePanel {...three} />
          <div className={styles.locked}>
            {lockedLines(three).map((part) => (
              <GatedCard key={part.title} {...part} to={paths.natalChart} onLocked={() => setAsking(true)} />
            ))}
          </div>
          {children}
          <PremiumGateDialog open={isAsking} onClose={() => setAsking(false)} feature="Complete Natal Chart" />
        </>
      )}
    </Loaded>
  )
}
