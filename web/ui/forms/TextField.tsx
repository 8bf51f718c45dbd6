import type { ComponentProps } from 'react'
import { LabelledControl } from './LabelledControl.tsx'

interface Props extends ComponentProps<'input'> {
  label: string
  hint?: string | undefined
  error?: string | undefined
}

export const TextField = ({ label, hint, error, ...input }: Props) => (
  <LabelledControl label={label} hint={hint} error={error}>
    {(attributes) => <input {...input} {...attributes} />}
  </LabelledControl>
)
