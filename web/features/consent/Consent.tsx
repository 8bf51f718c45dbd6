import { Suspense } from 'react'
import { consent } from '../../lib/analytics/consent.ts'
import { lazyOrNothing } from '../../lib/chunks/lazyOrNothing.ts'
import { waitForScreen } from '../../lib/navigation/waitForScreen.ts'
import { useHydrated } from '../../lib/state/useHydrated.ts'

/** Asks whether this browser may be measured, where a service for it is set up. */
export const Consent = () =>
  useHydrated() &&
  !consent.isRefusedByBrowser() && (
    <Suspense>
      <ConsentNotice />
    </Suspense>
  )

const ConsentNotice = lazyOrNothing(async () => {
  await waitForScreen()
  return (await import('./ConsentNotice.tsx')).ConsentNotice
})
