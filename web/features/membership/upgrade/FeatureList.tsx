import styles from './FeatureList.module.css'

/** The features of Premium, one per line. */
export const FeatureList = ({ features }: { features: readonly string[] }) => (
  <ul className={styles.list}>
    {features.map((feature) => (
      <li key={feature}>{feature}</li>
    ))}
  </ul>
)
