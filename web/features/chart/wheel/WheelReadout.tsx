import type { BareChart, Planet } from '../../../../shared/domain/chart.ts'
import { hasCoarsePointer } from '../../../lib/browser/hasCoarsePointer.ts'
import { tiesOfBody, whereBody } from './describeBody.ts'
import styles from './wheel.module.css'

interface Props {
  chart: BareChart
  shown: Planet | null
}

/** What the wheel says of the body in hand. Screen readers hear the same from the body itself. */
export function WheelReadout({ chart, shown }: Props) {
  const body = chart.planetaryPositions.find(({ planet }) => planet === shown)
  const ties = body && tiesOfBody(body, chart.aspects)
  return (
    <p className={styles.readout} aria-hidden="true">
      {body ? (
        <>
          <strong>{body.planet}</strong> <span>{whereBody(body)}</span>
          <br />
          <span>{ties || 'No major aspect'}</span>
        </>
      ) : (
        `${hasCoarsePointer() ? 'Tap' : 'Click'} a planet, or use the arrow keys, to see its position and aspects.`
      )}
    </p>
  )
}
