import { useEffect } from 'react'
import type { NatalChart } from '../../../shared/domain/chart.ts'
import { track } from '../../lib/analytics.ts'
import { BigThreePanel } from './BigThreePanel.tsx'
import { ChartOriginNote } from './ChartOriginNote.tsx'
import styles from './chart.module.css'
import { HousePlacements } from './HousePlacements.tsx'
import { MajorAspects } from './MajorAspects.tsx'
import { PlanetaryPositions } from './PlanetaryPositions.tsx'
import { ChartWheel } from './wheel/ChartWheel.tsx'

/** The complete chart: the wheel, and beside it what it explains. */
export function NatalChartView({ chart }: { chart: NatalChart }) {
  useEffect(() => track('natal_chart_view', {}), [])
  return (
    <div className={styles.halves}>
      <ChartWheel chart={chart} />
      <div className={styles.chart}>
        <BigThreePanel {...chart} />
        <PlanetaryPositions positions={chart.planetaryPositions} />
        <HousePlacements houses={chart.houses} />
        <MajorAspects aspects={chart.aspects} />
        <ChartOriginNote origin={chart.origin} />
      </div>
    </div>
  )
}
