import { type NatalChart, PLANETS } from '../../../shared/domain/chart.ts'
import { Button } from '../../ui/forms/Button.tsx'
import { Dialog } from '../../ui/layout/Dialog.tsx'
import stack from '../../ui/layout/Stack.module.css'
import styles from './chart.module.css'
import { pointName } from './labels/pointName.ts'
import { pointTitle } from './labels/pointTitle.ts'
import { Aspect } from './sections/MajorAspects.tsx'
import { PositionMarks } from './sections/PlanetaryPositions.tsx'

interface Props {
  open: boolean
  chart: NatalChart
  /** The body's name in the address; null while none is open. */
  point: string | null
  onOpen: (point: string) => void
  onClose: () => void
}

/** What one body of the chart means: where it stands, and its aspects. Its neighbours in the list are one step away. */
export function PointSheet({ open, chart, point, onOpen, onClose }: Props) {
  const at = PLANETS.findIndex((planet) => pointName(planet) === point)
  const position = chart.planetaryPositions.find(({ planet }) => planet === PLANETS[at])
  if (!position)
    return (
      <Dialog open={open} onClose={onClose} title="This is not in your chart">
        <p>Close this, and choose a planet on the wheel.</p>
      </Dialog>
    )
  const { planet, interpretation } = position
  const aspects = chart.aspects.filter(({ planet1, planet2 }) => planet === planet1 || planet === planet2)
  const step = (by: number) => PLANETS.at((at + by) % PLANETS.length)!
  return (
    <Dialog open={open} onClose={onClose} title={pointTitle(position)}>
      <PositionMarks {...position} house={null} />
      <p className={styles.meaning} aria-live="polite">
        {interpretation}
      </p>
      <h3>Aspects</h3>
      {aspects.length === 0 && <p>No major aspect.</p>}
      <ul className={styles.rows}>
        {aspects.map((aspect) => (
          <li key={`${aspect.planet1} ${aspect.aspect} ${aspect.planet2}`}>
            <Aspect {...aspect} />
          </li>
        ))}
      </ul>
      <div className={stack.row}>
        <Button tone="quiet" onClick={() => onOpen(pointName(step(-1)))}>
          {`Previous: ${step(-1)}`}
        </Button>
        <Button tone="quiet" onClick={() => onOpen(pointName(step(1)))}>
          {`Next: ${step(1)}`}
        </Button>
      </div>
    </Dialog>
  )
}
