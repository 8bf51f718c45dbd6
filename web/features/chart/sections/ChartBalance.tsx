import type { Balance, Dominant } from '../../../../shared/domain/chart.ts'
import { ELEMENTS, QUALITIES } from '../../../../shared/domain/zodiac.ts'
import { ProgressBar } from '../../../ui/display/ProgressBar.tsx'
import styles from '../chart.module.css'
import { Glyph } from '../glyphs/Glyph.tsx'

interface Props {
  balance: Balance
  dominants: readonly Dominant[]
}

/** The balance of elements and qualities, and the dominant planets. */
export const ChartBalance = ({ balance, dominants }: Props) => (
  <section aria-labelledby="balance">
    <h2 id="balance">Balance</h2>
    <p className={styles.meaning}>
      The Sun, Moon and rising sign get three points each; Mercury, Venus and Mars two; the slower planets one.
    </p>
    <dl className={styles.origin}>
      {ELEMENTS.map((element) => (
        <Weight key={element} name={element} points={balance.elements[element]} total={balance.total} />
      ))}
      {QUALITIES.map((quality) => (
        <Weight key={quality} name={quality} points={balance.qualities[quality]} total={balance.total} />
      ))}
    </dl>
    <h3>Strongest in your chart</h3>
    <p className={styles.line}>
      {dominants.map(({ planet, share }) => (
        <span key={planet}>
          <Glyph of={planet} /> {planet} {share}%
        </span>
      ))}
    </p>
  </section>
)

const Weight = ({ name, points, total }: { name: string; points: number; total: number }) => (
  <>
    <dt>
      {name} {points}
    </dt>
    <dd>
      <ProgressBar value={points} max={total} label={`${name}: ${points} of ${total} points`} />
    </dd>
  </>
)
