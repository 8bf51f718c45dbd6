import styles from './ProgressBar.module.css'

interface Props {
  value: number
  max: number
  label: string
}

/** A background gradient: every browser styles the parts of <progress> differently. */
export const ProgressBar = ({ value, max, label }: Props) => (
  <div
    className={styles.progress}
    role="progressbar"
    aria-label={label}
    aria-valuenow={value}
    aria-valuemax={max}
    style={{ backgroundSize: `${(100 * value) / max}% 3px, ${100 / max}% 100%` }}
  />
)
