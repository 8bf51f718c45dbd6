import { degreeLabel, type HousePlacement } from '../../../../shared/domain/chart.ts'
import styles from '../chart.module.css'
import { Glyph } from '../glyphs/Glyph.tsx'
import { ordinal } from '../labels/ordinal.ts'
import { ExpandableList } from './ExpandableList.tsx'

export const HousePlacements = ({ houses }: { houses: readonly HousePlacement[] }) => (
  <section aria-labelledby="houses">
    <h2 id="houses">House Placements</h2>
    {houses.length === 0 && (
      <p className={styles.meaning}>Houses need your exact birth time. Add it to see them here.</p>
    )}
    <ExpandableList of={houses} first={FIRST_SHOWN} what="houses">
      {(shown) => (
        <ul className={styles.rows}>
          {shown.map((placement) => (
            <li key={placement.house}>
              <p className={styles.row}>
                <strong>{`${ordinal(placement.house)} house`}</strong>
                <span className={styles.where}>
                  <span>{degreeLabel(placement)}</span> <Glyph of={placement.sign} /> <span>{placement.sign}</span>
                </span>
              </p>
              <p className={styles.meaning}>{placement.interpretation}</p>
            </li>
          ))}
        </ul>
      )}
    </ExpandableList>
  </section>
)

const FIRST_SHOWN = 6
