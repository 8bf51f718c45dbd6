import { type ReactNode, useId } from 'react'
import styles from './LabelledControl.module.css'

interface Props {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** Receives the attributes that connect the control with its label, hint and error. */
  children: (attributes: ControlAttributes) => ReactNode
}

interface ControlAttributes {
  id: string
  className: string | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** A form control with its label above, and its hint and error below. */
export function LabelledControl({ label, hint, error, children }: Props) {
  const id = useId()
  const describedBy = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ')

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: styles.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
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
