import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type ButtonTone, buttonClass } from './Button.tsx'

interface Props {
  to: string
  tone?: ButtonTone
  wide?: boolean
  children: ReactNode
}

/** Looks like a button and goes somewhere. */
export const LinkButton = ({ to, tone, wide, children }: Props) => (
  <Link to={to} className={buttonClass({ tone, wide })}>
    {children}
  </Link>
)
