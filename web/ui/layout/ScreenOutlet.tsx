import { type ReactNode, Suspense } from 'react'
import { useLocation } from '../../lib/navigation/router.tsx'
import { ErrorBoundary } from '../feedback/ErrorBoundary.tsx'
import { ScreenSkeleton } from '../feedback/ScreenSkeleton.tsx'

/** Where lazy screens render: a skeleton while the chunk loads, an error message if rendering fails. */
export const ScreenOutlet = ({ children }: { children: ReactNode }) => (
  // Keyed, so that the error of one screen is gone on the next.
  <ErrorBoundary key={useLocation().pathname}>
    <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
  </ErrorBoundary>
)
