import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type ButtonTone, buttonClass } from '../forms/Button.tsx'

interface Props {
  to: string
  tone?: ButtonTone
  wide?: boolean
  children: ReactNode
}

/** A link that looks like a button. */
export const LinkButton = ({ to, tone, wide, children }: Props) => (
  <Link to={to} className={buttonClass({ tone, wide })}>
    {children}
  </Link>
)
