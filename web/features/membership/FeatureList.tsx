import styles from './FeatureList.module.css'

/** What Premium holds, one feature a line. */
export const FeatureList = ({ features }: { features: readonly string[] }) => (
  <ul className={styles.list}>
    {features.map((feature) => (
      <li key={feature}>{feature}</li>
    ))}
  </ul>
)
