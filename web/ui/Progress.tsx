import styles from './Progress.module.css'

interface Props {
  value: number
  max: number
  label: string
}

export const Progress = ({ value, max, label }: Props) => (
  <progress className={styles.progress} value={value} max={max} aria-label={label} />
)
