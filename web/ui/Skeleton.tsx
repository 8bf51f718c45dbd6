import styles from './Skeleton.module.css'

interface Props {
  lines?: number
  /** In pixels, where one block stands for a figure. */
  height?: number
}

/** The shape of what comes. It does not shimmer: nothing moves by itself. */
export const Skeleton = ({ lines = 3, height }: Props) => (
  <div className={styles.skeleton} aria-hidden="true">
    {height ? (
      <div className={styles.block} style={{ height }} />
    ) : (
      [...Array(lines).keys()].map((line) => <div key={line} className={styles.line} />)
    )}
  </div>
)
