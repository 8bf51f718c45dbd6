import { type ComponentProps, useState } from 'react'
import { Icon } from '../display/Icon.tsx'
import { LabelledControl } from './LabelledControl.tsx'
import styles from './PasswordField.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  label: string
  hint?: string | undefined
  error?: string | undefined
}

export function PasswordField({ label, hint, error, ...input }: Props) {
  const [isShown, setShown] = useState(false)
  return (
    <LabelledControl label={label} hint={hint} error={error}>
      {(attributes) => (
        <span className={styles.password}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...attributes}
            type={isShown ? 'text' : 'password'}
          />
          <button type="button" disabled={input.disabled} onClick={() => setShown(!isShown)}>
            <Icon name={isShown ? 'eyeOff' : 'eye'} label={isShown ? 'Hide password' : 'Show password'} />
          </button>
        </span>
      )}
    </LabelledControl>
  )
}
