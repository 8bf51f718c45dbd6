import { degreeLabel, type PlanetaryPosition } from '../../../../shared/domain/chart.ts'
import styles from '../chart.module.css'
import { Glyph } from '../glyphs/Glyph.tsx'
import { dignityLabels } from '../labels/dignityLabels.ts'
import { ordinal } from '../labels/ordinal.ts'

export const PlanetaryPositions = ({ positions }: { positions: readonly PlanetaryPosition[] }) => (
  <section aria-labelledby="positions">
    <h2 id="positions">Planetary Positions</h2>
    <ul className={styles.rows}>
      {positions.map((position) => (
        <li key={position.planet}>
          <Position {...position} />
        </li>
      ))}
    </ul>
  </section>
)

const Position = ({ planet, interpretation, ...at }: PlanetaryPosition) => (
  <>
    <p className={styles.row}>
      <Glyph of={planet} />
      <strong>{planet}</strong>
      <span className={styles.where}>
        <span>{degreeLabel(at)}</span> <Glyph of={at.sign} /> <span>{at.sign}</span>
      </span>
    </p>
    <PositionMarks {...at} />
    <p className={styles.meaning}>{interpretation}</p>
  </>
)

/** What is to be said of a position besides its degree. */
export const PositionMarks = ({
  house,
  retrograde,
  dignity,
  certain,
}: Pick<PlanetaryPosition, 'house' | 'retrograde' | 'dignity' | 'certain'>) => (
  <p className={styles.marks}>
    {house !== null && <span>{`${ordinal(house)} house`}</span>}
    {retrograde && <span title="Seen from Earth, it appeared to move backward">retrograde</span>}
    {dignity && <span>{dignityLabels[dignity]}</span>}
    {!certain && <span>sign uncertain without a birth time</span>}
  </p>
)
