import { type Ref, useState } from 'react'
import type { BareChart, Planet } from '../../../../shared/domain/chart.ts'
import { Wheel } from './Wheel.tsx'
import { WheelKey } from './WheelKey.tsx'
import { WheelReadout } from './WheelReadout.tsx'
import { WheelTables } from './WheelTables.tsx'
import styles from './wheel.module.css'

interface Props {
  chart: BareChart
  /** The drawing itself, for those who save it. */
  wheel?: Ref<SVGSVGElement>
  /** The body whose meaning is open; it stands out as if it had the focus. */
  open?: Planet | undefined
  /** Opens the meaning of a body. */
  onOpen?: (planet: Planet) => void
}

/** The wheel with what it says, its key and its tables. */
export function ChartWheel({ chart, wheel, open, onOpen }: Props) {
  const [focused, show] = useState<Planet | null>(null)
  const shown = open ?? focused
  return (
    <section className={styles.wheel} aria-labelledby="wheel">
      <h2 id="wheel" className="unseen">
        The wheel
      </h2>
      <div className={styles.drawing}>
        <Wheel {...(wheel && { ref: wheel })} chart={chart} shown={shown} onShow={show} onOpen={onOpen} />
      </div>
      {!chart.origin.timeKnown && (
        <p>
          Without a birth time, the wheel has no houses or angles. 0° Aries is on the left, and the Moon could be up to
          seven degrees off in either direction.
        </p>
      )}
      <WheelKey />
      <WheelReadout chart={chart} shown={shown} />
      <WheelTables chart={chart} />
    </section>
  )
}
