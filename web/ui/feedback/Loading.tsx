import type { ReactNode } from 'react'

/**
 * Says that its content is loading, once for all the skeletons in it, which are only drawings. It is no live region: whoever
 * waits there finds it, and nobody is interrupted.
 */
export const Loading = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
  <div role="group" aria-busy="true" aria-label="Loading">
    {children}
  </div>
)
