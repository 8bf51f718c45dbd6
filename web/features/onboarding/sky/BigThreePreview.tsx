import type { PreviewSign } from './previewSigns.ts'
import styles from './sky.module.css'

interface Props {
  signs: PreviewSign[]
  /** What the latest of them says of the person. */
  told: string
}

/** The Big Three, which fill up with the answers. Its size does not change, so nothing moves. */
export const BigThreePreview = ({ signs, told }: Props) => (
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
    {/* New for a new sentence, as the signs are. */}
    <p key={told} className={styles.told} aria-hidden="true">
      {told}
    </p>
    <p className="unseen" role="status">
      {[...signs.map(({ label, sign }) => sign && `${label} in ${sign}. `), told]}
    </p>
  </>
)
