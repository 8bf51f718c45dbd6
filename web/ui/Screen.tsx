import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { Arriving } from './Arriving.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/** Where a lazy screen appears: its shape while the chunk is on its way, and words when it could not be drawn. */
export const Screen = () => (
  // A screen that failed must not take the next one with it.
  <ErrorBoundary key={useLocation().pathname}>
    <Suspense fallback={<Arriving />}>
      <Outlet />
    </Suspense>
  </ErrorBoundary>
)
