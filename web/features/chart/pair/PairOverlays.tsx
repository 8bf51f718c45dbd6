import type { HouseOverlay } from '../../../../shared/domain/person.ts'
import styles from '../chart.module.css'
import { ordinal } from '../labels/ordinal.ts'

interface Props {
  overlays: readonly HouseOverlay[]
  name: string
}

/** Which houses of one the bodies of the other are in; without a birth time nobody has houses. */
export const PairOverlays = ({ overlays, name }: Props) => (
  <section aria-labelledby="overlays">
    <h2 id="overlays">In each other's houses</h2>
    <Houses bodies={overlays.filter(({ of }) => of === 'person')} whose={`${name}'s planets in your houses`}>
      Add your own birth time and place to see which of your houses their planets are in.
    </Houses>
    <Houses bodies={overlays.filter(({ of }) => of === 'reader')} whose={`Your planets in ${name}'s houses`}>
      {`Add ${name}'s birth time and place to see which of their houses your planets are in.`}
    </Houses>
  </section>
)

interface HousesProps {
  bodies: readonly HouseOverlay[]
  whose: string
  /** What is missing. */
  children: string
}

const Houses = ({ bodies, whose, children }: HousesProps) => (
  <>
    <h3>{whose}</h3>
    {bodies.length === 0 && <p className={styles.meaning}>{children}</p>}
    <ul className={styles.rows}>
      {[...Map.groupBy(bodies, ({ house }) => house)]
        .toSorted(([one], [other]) => one - other)
        .map(([house, within]) => (
          <li key={house} className={styles.row}>
            <span>{within.map(({ planet }) => planet).join(', ')}</span>
            <span className={`${styles.where} muted`}>{`${ordinal(house)} house`}</span>
          </li>
        ))}
    </ul>
  </>
)
