import type { ReactNode } from 'react'
import type { ChartOrigin, NatalChart } from '../../../../shared/domain/chart.ts'
import { placeLabel } from '../../../../shared/domain/placeLabel.ts'
import { clockTime, longDate } from '../../../lib/time/dates.ts'
import styles from '../chart.module.css'
import { coordinateLabel, offsetLabel } from '../labels/originLabels.ts'

interface Props {
  origin: ChartOrigin
  /** Controls that correct these inputs. */
  children?: ReactNode
}

/** What the chart was computed from, so that anyone can verify it. */
export const ChartInputs = ({ origin, children }: Props) => (
  <section aria-labelledby="origin">
    <h2 id="origin">What we used</h2>
    <dl className={styles.origin}>
      <dt>Clock time</dt>
      <dd>
        <span>{`${longDate(origin.date)}, ${clockTime(origin.time)}`}</span>
        {!origin.timeKnown && <span> (time unknown, so we used noon)</span>}
      </dd>
      <dt>Place</dt>
      <dd>{`${placeLabel(origin.place)} · ${coordinateLabel(origin.place)}`}</dd>
      <dt>Time zone</dt>
      <dd>{`${origin.place.zone} · ${offsetLabel(origin.offsetSeconds)}`}</dd>
      <dt>Universal time</dt>
      <dd>{`${universalTime.format(new Date(origin.utc))} UTC`}</dd>
      <dt>Houses</dt>
      <dd>{origin.timeKnown ? houseSystems[origin.houseSystem] : 'None without a birth time'}</dd>
      <dt>Engine</dt>
      <dd>{origin.engine}</dd>
    </dl>
    {origin.timeCase === 'gap' && (
      <p className={styles.meaning}>
        {`Clocks there jumped forward that night and never showed ${clockTime(origin.time)}. We used the UTC offset from before the jump.`}
      </p>
    )}
    {children}
  </section>
)

/** To the second, since local mean time was kept to it. */
const universalTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' })

const houseSystems: Record<NatalChart['origin']['houseSystem'], string> = {
  placidus: 'Placidus',
  porphyry:
    'Porphyry. Placidus depends on how long each degree takes to rise, and this close to the pole some never do. Porphyry divides the space between the angles instead.',
  whole_sign: 'Whole sign',
}
