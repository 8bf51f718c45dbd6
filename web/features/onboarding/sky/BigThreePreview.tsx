import type { PreviewSign } from './previewSigns.ts'
import styles from './sky.module.css'

/** The Big Three, which fill up with the answers. Its size does not change, so nothing moves. */
export const BigThreePreview = ({ signs }: { signs: PreviewSign[] }) => (
  <>
    <dl className={styles.signs} aria-label="Your Big Three so far">
      {signs.map(({ label, sign, needs }) => (
        <div key={label}>
          <dt>{label}</dt>
          {/* A new element for a new text: the same centred text, changed long after the input, would count as a shift. */}
          <dd key={sign ?? needs} className={sign ? styles.known : 'muted'}>
            {sign ?? needs}
          </dd>
        </div>
      ))}
    </dl>
    <p className="unseen" role="status">
      {signs.map(({ label, sign }) => sign && `${label} in ${sign}. `)}
    </p>
  </>
)
