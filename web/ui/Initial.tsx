import styles from './Initial.module.css'

interface Named {
  firstName: string
  email: string
}

/** A person's portrait: one letter, since we ask for no picture. */
export const Initial = ({ of }: { of: Named }) => (
  <span className={styles.initial} aria-hidden="true">
    {initialOf(of)}
  </span>
)

const initialOf = ({ firstName, email }: Named): string => ([...(firstName || email || 'A')][0] ?? 'A').toUpperCase()
