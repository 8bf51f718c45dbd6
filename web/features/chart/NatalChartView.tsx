import { type ReactNode, useEffect, useRef } from 'react'
import type { NatalChart } from '../../../shared/domain/chart.ts'
import { track } from '../../lib/analytics.ts'
import styles from './chart.module.css'
import { BigThreePanel } from './sections/BigThreePanel.tsx'
import { ChartBalance } from './sections/ChartBalance.tsx'
import { ChartInputs } from './sections/ChartInputs.tsx'
import { ChartPatterns } from './sections/ChartPatterns.tsx'
import { ChartSynthesis } from './sections/ChartSynthesis.tsx'
import { HousePlacements } from './sections/HousePlacements.tsx'
import { MajorAspects } from './sections/MajorAspects.tsx'
import { PlanetaryPositions } from './sections/PlanetaryPositions.tsx'
import { SectionLinks } from './sections/SectionLinks.tsx'
import { ChartWheel } from './wheel/ChartWheel.tsx'
import { SaveWheel } from './wheel/SaveWheel.tsx'

interface Props {
  chart: NatalChart
  /** Controls that correct what the chart was computed from. */
  corrections: (chart: NatalChart) => ReactNode
}

/** The complete chart: the wheel, and its explanations beside it. */
export function NatalChartView({ chart, corrections }: Props) {
  const wheel = useRef<SVGSVGElement>(null)
  useEffect(() => track('natal_chart_view', {}), [])
  // The section that the address names did not exist when the browser looked for it.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), [])
  return (
    <div className={styles.halves}>
      <ChartWheel chart={chart} wheel={wheel} />
      <div className={styles.chart}>
        <BigThreePanel {...chart} />
        <SectionLinks chart={chart} />
        {chart.synthesis && <ChartSynthesis paragraphs={chart.synthesis} />}
        <PlanetaryPositions positions={chart.planetaryPositions} />
        <HousePlacements houses={chart.houses} />
        <MajorAspects aspects={chart.aspects} />
        <ChartBalance {...chart} />
        <ChartPatterns patterns={chart.patterns} />
        <ChartInputs origin={chart.origin}>{corrections(chart)}</ChartInputs>
        <SaveWheel wheel={wheel} />
      </div>
    </div>
  )
}
