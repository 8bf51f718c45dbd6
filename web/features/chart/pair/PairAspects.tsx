import type { Synastry } from '../../../../shared/domain/person.ts'
import styles from '../chart.module.css'
import { Glyph } from '../glyphs/Glyph.tsx'
import { orbLabel } from '../labels/orbLabel.ts'
import { ExpandableList } from '../sections/ExpandableList.tsx'
import { aspectLook } from '../wheel/aspectLook.ts'

interface Props {
  aspects: Synastry['aspects']
  name: string
}

/** Every aspect from a body of the reader to one of the other person, the closest first. */
export const PairAspects = ({ aspects, name }: Props) => (
  <section aria-labelledby="aspects">
    <h2 id="aspects">Aspects between you</h2>
    <p className={styles.meaning}>The orb is how far an aspect is from exact. The closest come first.</p>
    <ExpandableList of={aspects} first={FIRST_SHOWN} what="aspects">
      {(shown) => (
        <ul className={styles.rows}>
          {shown.map(({ planet1, aspect, planet2, orb }) => (
            <li key={`${planet1} ${aspect} ${planet2}`}>
              <p className={styles.row}>
                <span>
                  <Glyph of={planet1} /> <Glyph of={aspect} /> <Glyph of={planet2} />
                </span>
                <strong>{`Your ${planet1} ${aspect} ${name}'s ${planet2}`}</strong>
              </p>
              <p className={styles.marks}>
                <span>{`orb ${orbLabel(orb)}`}</span>
                {aspectLook[aspect].tone && <span>{aspectLook[aspect].tone}</span>}
              </p>
            </li>
          ))}
        </ul>
      )}
    </ExpandableList>
  </section>
)

const FIRST_SHOWN = 6
