import styles from './Skeleton.module.css'

interface Props {
  lines?: number
  /** In pixels: one block of this height instead of lines. */
  height?: number
}

/** A placeholder for content that is loading. It does not shimmer: nothing here animates by itself. */
export const Skeleton = ({ lines = 3, height }: Props) => (
  <div className={styles.skeleton} aria-hidden="true">
    {height ? (
      <div className={styles.block} style={{ height }} />
    ) : (
      [...Array(lines).keys()].map((line) => <div key={line} className={styles.line} />)
    )}
  </div>
)
