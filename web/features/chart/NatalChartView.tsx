import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { type NatalChart, PLANETS, type Planet } from '../../../shared/domain/chart.ts'
import { track } from '../../lib/analytics/analytics.ts'
import { useOverlayAddress } from '../../lib/navigation/overlays.ts'
import { useLocation } from '../../lib/navigation/router.tsx'
import { lazyDialog } from '../../ui/layout/lazyDialog.tsx'
import styles from './chart.module.css'
import { pointName } from './labels/pointName.ts'
import { BigThreePanel } from './sections/BigThreePanel.tsx'
import { ChartBalance } from './sections/ChartBalance.tsx'
import { ChartInputs } from './sections/ChartInputs.tsx'
import { ChartPatterns } from './sections/ChartPatterns.tsx'
import { ChartSynthesis } from './sections/ChartSynthesis.tsx'
import { type PartHash, partAt } from './sections/chartParts.ts'
import { HousePlacements } from './sections/HousePlacements.tsx'
import { MajorAspects } from './sections/MajorAspects.tsx'
import { PartLinks } from './sections/PartLinks.tsx'
import { PlanetaryPositions } from './sections/PlanetaryPositions.tsx'
import { SectionLinks } from './sections/SectionLinks.tsx'
import { ShareButton } from './share/ShareButton.tsx'
import { ChartWheel } from './wheel/ChartWheel.tsx'
import { loadSmallWheel } from './wheel/loadSmallWheel.ts'
import { SaveWheel } from './wheel/SaveWheel.tsx'

interface Props {
  chart: NatalChart
  /** Controls that correct what the chart was computed from. */
  corrections: (chart: NatalChart) => ReactNode
}

/** The complete chart: the wheel, and its explanations beside it, or on a narrow screen one part of them below it. */
export function NatalChartView({ chart, corrections }: Props) {
  const wheel = useRef<SVGSVGElement>(null)
  const partLinks = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  const current = partAt(hash)
  const [point, open, close] = useOverlayAddress('point')
  const openPoint = useCallback((planet: Planet) => open(pointName(planet)), [open])
  useEffect(() => track('natal_chart_view', {}), [])
  // What the address names did not exist, or was not shown, when the browser looked for it. The small wheel needs room above.
  useEffect(() => {
    void loadSmallWheel().then(() => {
      const isOnePart = hash === current && partLinks.current?.checkVisibility()
      const goal = isOnePart ? partLinks.current?.parentElement : document.getElementById(hash.slice(1))
      goal?.scrollIntoView()
    })
  }, [hash, current])
  const part = (of: PartHash) => (of === current ? styles.chart : `${styles.chart} ${styles.away}`)

  const pictureOfSigns = { kind: 'bigThree', signs: chart } as const
  const pictureOfWheel = { kind: 'wheel', chart } as const

  return (
    <div className={`${styles.halves} wheel-stays`}>
      <ChartWheel
        chart={chart}
        wheel={wheel}
        open={PLANETS.find((planet) => pointName(planet) === point)}
        onOpen={openPoint}
      />
      <div className={styles.chart}>
        <PartLinks ref={partLinks} current={current} />
        <div className={part('#overview')}>
          <BigThreePanel {...chart} />
          <p className="unprinted">
            <ShareButton subject={[pictureOfSigns, pictureOfWheel]} />
          </p>
          <div className={styles.away}>
            <SectionLinks chart={chart} />
          </div>
          {chart.synthesis && <ChartSynthesis paragraphs={chart.synthesis} />}
        </div>
        <div className={part('#positions')}>
          <PlanetaryPositions positions={chart.planetaryPositions} />
        </div>
        <div className={part('#houses')}>
          <HousePlacements houses={chart.houses} />
        </div>
        <div className={part('#aspects')}>
          <MajorAspects aspects={chart.aspects} />
        </div>
        <div className={part('#overview')}>
          <ChartBalance {...chart} />
          <ChartPatterns patterns={chart.patterns} />
          <ChartInputs origin={chart.origin}>{corrections(chart)}</ChartInputs>
          <SaveWheel wheel={wheel}>
            <ShareButton subject={[pictureOfWheel, pictureOfSigns]} />
          </SaveWheel>
        </div>
      </div>
      <PointSheet open={point !== null} chart={chart} point={point} onOpen={open} onClose={close} />
    </div>
  )
}

/** The meaning of a body opens without a network too, as the chart does. */
const PointSheet = lazyDialog(async () => (await import('./PointSheet.tsx')).PointSheet, { isStored: true })
