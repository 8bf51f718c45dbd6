import { type ReactNode, useId } from 'react'
import styles from './Labelled.module.css'

interface Props {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** Receives what ties the control to its label, hint and error. */
  children: (tied: Tied) => ReactNode
}

interface Tied {
  id: string
  className: string | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** A label above its control, a hint and an error below. */
export function Labelled({ label, hint, error, children }: Props) {
  const id = useId()
  const told = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ')

  return (
    <div className={styles.labelled}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: styles.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': told || undefined,
      })}
      {hint && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
