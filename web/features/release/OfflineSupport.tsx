import { Suspense } from 'react'
import { lazyOrNothing } from '../../lib/chunks/lazyOrNothing.ts'
import { waitForScreen } from '../../lib/navigation/waitForScreen.ts'
import { useSession } from '../../lib/session/SessionProvider.tsx'

/** Lets members start the app without a network. Visitors download nothing for it, and a screen comes first for up to three seconds. */
export function OfflineSupport() {
  const { user } = useSession()
  if (!user || import.meta.env.DEV || !('serviceWorker' in navigator)) return null
  return (
    <Suspense>
      <ReleaseNotice />
    </Suspense>
  )
}

const ReleaseNotice = lazyOrNothing(async () => {
  await waitForScreen()
  return (await import('./ReleaseNotice.tsx')).ReleaseNotice
})
