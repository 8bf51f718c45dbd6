import styles from './Avatar.module.css'

interface Named {
  firstName: string
  email: string
}

/** The initial of a name, since we ask for no picture. */
export const Avatar = ({ of }: { of: Named }) => (
  <span className={styles.avatar} aria-hidden="true">
    {initialOf(of)}
  </span>
)

const initialOf = ({ firstName, email }: Named): string => ([...(firstName || email || 'A')][0] ?? 'A').toUpperCase()
