import type { ComponentProps } from 'react'
import { Labelled } from './Labelled.tsx'

interface Props extends ComponentProps<'input'> {
  label: string
  hint?: string | undefined
  error?: string | undefined
}

export const Field = ({ label, hint, error, ...input }: Props) => (
  <Labelled label={label} hint={hint} error={error}>
    {(tied) => <input {...input} {...tied} />}
  </Labelled>
)
