import type { Planet } from '../../../shared/domain/chart.ts'
import type { Sign } from '../../../shared/domain/zodiac.ts'
import { Link } from '../../lib/navigation/router.tsx'
import { paths } from '../../paths.ts'
import { Glyph } from './glyphs/Glyph.tsx'
import styles from './PlacementLink.module.css'

export interface Placement {
  planet: Planet | 'Rising'
  sign: Sign
}

/** A placement that opens the chart: "Venus in Taurus". */
export const PlacementLink = ({ planet, sign }: Placement) => (
  <Link className={styles.placement} to={paths.natalChart}>
    <Glyph of={planet} />
    <span>{planet === 'Rising' ? `${sign} rising` : `${planet} in ${sign}`}</span>
  </Link>
)
