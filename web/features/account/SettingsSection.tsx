import { type ReactNode, useId } from 'react'
import styles from './account.module.css'

interface Props {
  title: string
  children: ReactNode
}

/** One section of the settings. Its title is beside the content where a column of sections has room for both, and above it elsewhere. */
export function SettingsSection({ title, children }: Props) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
