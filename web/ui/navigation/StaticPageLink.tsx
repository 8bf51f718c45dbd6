import type { ReactNode } from 'react'

interface Props {
  to: string
  children: ReactNode
}

/** Links to a static page with a full page load, since the router does not know it. */
export const StaticPageLink = ({ to, children }: Props) => (
  <a href={to} data-static-page="">
    {children}
  </a>
)
