import type { ComponentProps } from 'react'
import styles from './Button.module.css'

interface Props extends ComponentProps<'button'> {
  tone?: ButtonTone
  /** An action is in progress: the button stays focusable and ignores clicks. */
  busy?: boolean
  wide?: boolean
}

export type ButtonTone = 'primary' | 'quiet' | 'danger'

export const Button = ({ tone, busy = false, wide, type = 'button', className, onClick, ...rest }: Props) => (
  <button
    {...rest}
    type={busy ? 'button' : type}
    className={`${buttonClass({ tone, wide })} ${className ?? ''}`}
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    onClick={busy ? undefined : onClick}
  />
)

interface Look {
  tone?: ButtonTone | undefined
  wide?: boolean | undefined
}

export const buttonClass = ({ tone = 'primary', wide = false }: Look): string =>
  [styles.button, styles[tone], wide && styles.wide].filter(Boolean).join(' ')
