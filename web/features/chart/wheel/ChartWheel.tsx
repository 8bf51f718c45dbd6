import { useRef, useState } from 'react'
import type { NatalChart, Planet } from '../../../../shared/domain/chart.ts'
import { SaveWheel } from './SaveWheel.tsx'
import { Wheel } from './Wheel.tsx'
import { WheelKey } from './WheelKey.tsx'
import { WheelReadout } from './WheelReadout.tsx'
import { WheelTables } from './WheelTables.tsx'
import styles from './wheel.module.css'

/** The wheel with what it says, its key, its tables and its files. */
export function ChartWheel({ chart }: { chart: NatalChart }) {
  const wheel = useRef<SVGSVGElement>(null)
  const [shown, show] = useState<Planet | null>(null)
  return (
    <section className={styles.wheel} aria-labelledby="wheel">
      <h2 id="wheel" className="unseen">
        The wheel
      </h2>
      <Wheel ref={wheel} chart={chart} shown={shown} onShow={show} />
      {!chart.origin.timeKnown && (
        <p>
          Without a birth time, the wheel has no houses or angles. 0° Aries is on the left, and the Moon could be up to
          seven degrees off in either direction.
        </p>
      )}
      <WheelReadout chart={chart} shown={shown} />
      <WheelKey />
      <SaveWheel wheel={wheel} />
      <WheelTables chart={chart} />
    </section>
  )
}
