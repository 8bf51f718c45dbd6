import type { NatalChart } from '../../../shared/domain/chart.ts'
import { placeLabel } from '../../../shared/domain/placeLabel.ts'
import { clockTime, longDate } from '../../lib/dates.ts'
import styles from './chart.module.css'
import { BigThreePanel } from './sections/BigThreePanel.tsx'
import { ChartSynthesis } from './sections/ChartSynthesis.tsx'
import { MajorAspects } from './sections/MajorAspects.tsx'
import { PlanetaryPositions } from './sections/PlanetaryPositions.tsx'
import { ChartWheel } from './wheel/ChartWheel.tsx'

/** A chart that is nobody's own, so nothing in it can be corrected. */
export const SampleChartView = ({ chart }: { chart: NatalChart }) => (
  <>
    <p className={`${styles.birth} muted`}>
      {`${longDate(chart.origin.date)} · ${clockTime(chart.origin.time)} · ${placeLabel(chart.origin.place)}`}
    </p>
    <div className={styles.halves}>
      <ChartWheel chart={chart} />
      <div className={styles.chart}>
        <BigThreePanel {...chart} />
        {chart.synthesis && <ChartSynthesis paragraphs={chart.synthesis} />}
        <PlanetaryPositions positions={chart.planetaryPositions} />
        <MajorAspects aspects={chart.aspects} />
      </div>
    </div>
  </>
)
