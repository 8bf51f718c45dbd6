import type { BigThree } from '../../../../shared/domain/chart.ts'
import styles from '../chart.module.css'
import { Glyph } from '../glyphs/Glyph.tsx'
import { moonSigns } from '../labels/moonSigns.ts'

interface Props extends BigThree {
  /** Of somebody else. */
  name?: string | undefined
}

/** Sun, Moon and rising sign, with notes on what is uncertain about them. */
export const BigThreePanel = ({ sunSign, moonSign, risingSign, cuspSign, moonSignOther, name }: Props) => (
  <section aria-labelledby="big-three">
    <h2 id="big-three">{name ? `${name}'s Big Three` : 'Your Big Three'}</h2>
    <dl className={styles.three}>
      <div>
        <dt>
          <Glyph of="Sun" /> Sun
        </dt>
        <dd>{sunSign}</dd>
        {cuspSign && <dd className={styles.caution}>{`On the cusp of ${cuspSign}, less than one degree away.`}</dd>}
      </div>
      <div>
        <dt>
          <Glyph of="Moon" /> Moon
        </dt>
        <dd>{moonSigns({ moonSign, moonSignOther })}</dd>
        {moonSignOther && (
          <dd className={styles.caution}>
            {`The Moon changed signs that day. Add ${name ? 'their birth time to find out which one is theirs' : 'your birth time to find out which one is yours'}.`}
          </dd>
        )}
      </div>
      <div>
        <dt>
          <Glyph of="Rising" /> Rising
        </dt>
        <dd>{risingSign ?? 'Needs a birth time'}</dd>
        {!risingSign && <dd className={styles.caution}>The rising sign changes about every two hours.</dd>}
      </div>
    </dl>
  </section>
)
