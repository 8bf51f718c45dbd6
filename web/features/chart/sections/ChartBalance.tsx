import { Fragment } from 'react'
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
      The Sun, the Moon and, with a birth time, the rising sign get three points each; Mercury, Venus and Mars two; the
      slower planets one.
    </p>
    <h3>Elements</h3>
    <Weights of={ELEMENTS} points={balance.elements} total={balance.total} />
    <h3>Qualities</h3>
    <p className={styles.meaning}>Cardinal signs start things, fixed signs keep them going, mutable signs adapt.</p>
    <Weights of={QUALITIES} points={balance.qualities} total={balance.total} />
    <h3>Strongest in Your Chart</h3>
    <p className={styles.meaning}>
      Planets score points for their sign, their aspects and, with a birth time, their house. These scored the most, as
      a share of the points of all ten planets.
    </p>
    <p className={styles.line}>
      {dominants.map(({ planet, share }) => (
        <span key={planet}>
          <Glyph of={planet} /> <span>{`${planet} ${share}%`}</span>
        </span>
      ))}
    </p>
  </section>
)

interface WeightsProps<Name extends string> {
  of: readonly Name[]
  points: Readonly<Record<Name, number>>
  total: number
}

const Weights = <Name extends string>({ of, points, total }: WeightsProps<Name>) => (
  <dl className={styles.origin}>
    {of.map((name) => (
      <Fragment key={name}>
        <dt>{`${capitalized(name)} ${points[name]}`}</dt>
        <dd>
          <ProgressBar value={points[name]} max={total} label={`${name}: ${points[name]} of ${total} points`} />
        </dd>
      </Fragment>
    ))}
  </dl>
)

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
