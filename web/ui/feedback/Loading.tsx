import type { ReactNode } from 'react'

interface Props {
  /** What is said, where the screen has words for it. */
  says?: ReactNode
  /** Drawings only: some screen readers hold back what is in a busy part. */
  children: ReactNode
}

/** Says that what it draws is loading, once for all the skeletons in it. It is no live region: nobody is interrupted. */
export const Loading = ({ says = <span className="unseen">Loading</span>, children }: Props) => (
  <>
    {says}
    <div aria-busy="true">{children}</div>
  </>
)
