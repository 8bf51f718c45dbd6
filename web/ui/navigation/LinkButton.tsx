import type { ReactNode } from 'react'
import { Link } from '../../lib/navigation/router.tsx'
import { type ButtonTone, buttonClass } from '../forms/Button.tsx'

interface Props {
  to: string
  /** What the next screen finds in its location. */
  state?: unknown
  tone?: ButtonTone
  wide?: boolean
  children: ReactNode
}

/** A link that looks like a button. */
export const LinkButton = ({ to, state, tone, wide, children }: Props) => (
  <Link to={to} state={state} className={buttonClass({ tone, wide })}>
    {children}
  </Link>
)
