import styles from './report.module.css'

/** Strengths, or what takes work. */
export const Points = ({ title, points }: { title: string; points: readonly string[] }) => (
  <section className={styles.prose}>
    <h3>{title}</h3>
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </section>
)
