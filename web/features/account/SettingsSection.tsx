import { type ReactNode, useId } from 'react'
import styles from './account.module.css'

interface Props {
  title: string
  children: ReactNode
}

/** One subject of the settings: its name at the side where there is room, above where there is not. */
export function SettingsSection({ title, children }: Props) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
