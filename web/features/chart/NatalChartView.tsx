import { useEffect } from 'react'
import type { NatalChart } from '../../../shared/domain/chart.ts'
import { track } from '../../lib/analytics.ts'
import { BigThreePanel } from './BigThreePanel.tsx'
import { ChartOriginNote } from './ChartOriginNote.tsx'
import styles from './chart.module.css'
import { HousePlacements } from './HousePlacements.tsx'
import { MajorAspects } from './MajorAspects.tsx'
import { PlanetaryPositions } from './PlanetaryPositions.tsx'

/** The complete chart, read from top to bottom. */
export function NatalChartView({ chart }: { chart: NatalChart }) {
  useEffect(() => track('natal_chart_view', {}), [])
  return (
    <div className={styles.chart}>
      <BigThreePanel {...chart} />
      <div className={styles.halves}>
        <PlanetaryPositions positions={chart.planetaryPositions} />
        <div className={styles.chart}>
          <HousePlacements houses={chart.houses} />
          <MajorAspects aspects={chart.aspects} />
        </div>
      </div>
      <ChartOriginNote origin={chart.origin} />
    </div>
  )
}
