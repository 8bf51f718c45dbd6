import { placeLabel } from '../../../shared/domain/birth.ts'
import type { NatalChart, TimeCase } from '../../../shared/domain/chart.ts'
import { longDate } from '../../lib/dates.ts'
import styles from './chart.module.css'
import { coordinateLabel, offsetLabel } from './originLabels.ts'

/** What the chart was computed from, so that anyone can check it. */
export const ChartOriginNote = ({ origin }: Pick<NatalChart, 'origin'>) => (
  <section aria-labelledby="origin">
    <h2 id="origin">What we used</h2>
    <dl className={styles.origin}>
      <dt>Clock time</dt>
      <dd>
        {longDate(origin.date)}, {origin.time}
        {!origin.timeKnown && ', noon in place of an unknown time'}
      </dd>
      <dt>Place</dt>
      <dd>
        {placeLabel(origin.place)} · {coordinateLabel(origin.place)}
      </dd>
      <dt>Zone</dt>
      <dd>
        {origin.place.zone} · {offsetLabel(origin.offsetSeconds)} {timeCases[origin.timeCase]}
      </dd>
      <dt>Instant</dt>
      <dd>{origin.utc.slice(0, 16).replace('T', ' ')} UTC</dd>
      <dt>Houses</dt>
      <dd>{origin.timeKnown ? houseSystems[origin.houseSystem] : 'None without a birth time'}</dd>
      <dt>Engine</dt>
      <dd>{origin.engine}</dd>
    </dl>
  </section>
)

const timeCases: Record<TimeCase, string> = {
  unique: '',
  gap: '· clocks skipped this hour, so the offset before the jump counts',
  overlap: '· clocks showed this hour twice, so the earlier one counts',
}

const houseSystems: Record<NatalChart['origin']['houseSystem'], string> = {
  placidus: 'Placidus',
  porphyry: 'Porphyry, since Placidus does not exist this near the pole',
  whole_sign: 'Whole sign',
}
