import { type ReactNode, useEffect } from 'react'
import type { NatalChart } from '../../../shared/domain/chart.ts'
import { track } from '../../lib/analytics.ts'
import { BigThreePanel } from './BigThreePanel.tsx'
import { ChartBalance } from './ChartBalance.tsx'
import { ChartFigures } from './ChartFigures.tsx'
import { ChartOriginNote } from './ChartOriginNote.tsx'
import styles from './chart.module.css'
import { HousePlacements } from './HousePlacements.tsx'
import { MajorAspects } from './MajorAspects.tsx'
import { PlanetaryPositions } from './PlanetaryPositions.tsx'
import { ChartWheel } from './wheel/ChartWheel.tsx'

interface Props {
  chart: NatalChart
  /** Ways to put right what the chart was cast from. */
  corrections: (chart: NatalChart) => ReactNode
}

/** The complete chart: the wheel, and beside it what it explains. */
export function NatalChartView({ chart, corrections }: Props) {
  useEffect(() => track('natal_chart_view', {}), [])
  return (
    <div className={styles.halves}>
      <ChartWheel chart={chart} />
      <div className={styles.chart}>
        <BigThreePanel {...chart} />
        <PlanetaryPositions positions={chart.planetaryPositions} />
        <HousePlacements houses={chart.houses} />
        <MajorAspects aspects={chart.aspects} />
        <ChartBalance {...chart} />
        <ChartFigures patterns={chart.patterns} />
        <ChartOriginNote origin={chart.origin}>{corrections(chart)}</ChartOriginNote>
      </div>
    </div>
  )
}
