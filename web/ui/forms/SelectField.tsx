import type { ComponentProps } from 'react'
import { Icon } from '../display/Icon.tsx'
import { LabelledControl } from './LabelledControl.tsx'
import styles from './SelectField.module.css'

interface Props extends ComponentProps<'select'> {
  label: string
  options: readonly { value: string; label: string }[]
  hint?: string | undefined
  error?: string | undefined
}

export const SelectField = ({ label, options, hint, error, ...select }: Props) => (
  <LabelledControl label={label} hint={hint} error={error}>
    {(attributes) => (
      <span className={styles.select}>
        <select {...select} {...attributes}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
    )}
  </LabelledControl>
)
