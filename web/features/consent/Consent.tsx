import { Suspense } from 'react'
import { consent } from '../../lib/consent.ts'
import { lazyOrNothing } from '../../lib/lazyOrNothing.ts'
import { useHydrated } from '../../lib/useHydrated.ts'
import { waitForScreen } from '../../lib/waitForScreen.ts'

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
