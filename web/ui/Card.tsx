import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import styles from './Card.module.css'
import { Icon } from './Icon.tsx'

interface Props {
  title?: string
  eyebrow?: string
  children: ReactNode
  /** Where the whole card leads. */
  to?: string
  locked?: boolean
}

export function Card({ title, eyebrow, children, to, locked = false }: Props) {
  const id = useId()
  return (
    <section className={to ? styles.leading : styles.card} aria-labelledby={title && id}>
      {(eyebrow || locked) && (
        <p className={styles.eyebrow}>
          {eyebrow}
          {locked && <Icon name="lock" label="Locked" />}
        </p>
      )}
      {title && <h3 id={id}>{to ? <Link to={to}>{title}</Link> : title}</h3>}
      {children}
    </section>
  )
}
