import type { ReactNode } from 'react'

interface Props {
  to: string
  children: ReactNode
}

/** Leads to a page that needs no program: the browser goes there by itself. */
export const DocumentLink = ({ to, children }: Props) => (
  <a href={to} data-document="">
    {children}
  </a>
)
