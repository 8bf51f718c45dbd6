import type { NatalChart } from '../../../shared/domain/chart.ts'
import { placeLabel } from '../../../shared/domain/placeLabel.ts'
import { clockTime, longDate } from '../../lib/time/dates.ts'
import styles from './chart.module.css'
import { BigThreePanel } from './sections/BigThreePanel.tsx'
import { ChartSynthesis } from './sections/ChartSynthesis.tsx'
import { HousePlacements } from './sections/HousePlacements.tsx'
import { MajorAspects } from './sections/MajorAspects.tsx'
import { PlanetaryPositions } from './sections/PlanetaryPositions.tsx'
import { ChartWheel } from './wheel/ChartWheel.tsx'

interface Props {
  chart: NatalChart
  /** Whose it is, if anybody's. */
  name?: string
}

/** A chart that is not the member's own, so nothing in it can be corrected. */
export const ReadOnlyChart = ({ chart, name }: Props) => (
  <>
    <p className={`${styles.birth} muted`}>
      {`${longDate(chart.origin.date)} · ${clockTime(chart.origin.time)} · ${placeLabel(chart.origin.place)}`}
    </p>
    <div className={styles.halves}>
      <ChartWheel chart={chart} />
      <div className={styles.chart}>
        <BigThreePanel {...chart} name={name} />
        {chart.synthesis && <ChartSynthesis paragraphs={chart.synthesis} />}
        <PlanetaryPositions positions={chart.planetaryPositions} />
        {name && chart.houses.length > 0 && <HousePlacements houses={chart.houses} />}
        <MajorAspects aspects={chart.aspects} />
      </div>
    </div>
  </>
)
