import type { ComponentProps } from 'react'
import { Icon } from './Icon.tsx'
import { Labelled } from './Labelled.tsx'
import styles from './SelectField.module.css'

interface Props extends ComponentProps<'select'> {
  label: string
  options: readonly { value: string; label: string }[]
  hint?: string | undefined
  error?: string | undefined
}

export const SelectField = ({ label, options, hint, error, ...select }: Props) => (
  <Labelled label={label} hint={hint} error={error}>
    {(tied) => (
      <span className={styles.select}>
        <select {...select} {...tied}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
    )}
  </Labelled>
)
