import { Suspense, useState } from 'react'
import { lazyOrNothing } from '../../lib/lazyOrNothing.ts'
import { useSession } from '../../lib/session/SessionProvider.tsx'
import { waitForScreen } from '../../lib/waitForScreen.ts'
import { UndeliverableBanner } from './UndeliverableBanner.tsx'

/** The banner for members whose email is not verified or does not arrive. The longer one is loaded only for them. */
export function VerificationReminder() {
  const { user } = useSession()
  const [dismissed, setDismissed] = useState(dismissedEmail)
  if (user?.emailUndeliverable) return <UndeliverableBanner />
  const email = user && !user.emailVerified && (user.pendingEmail ?? user.email)
  if (!email || email === dismissed) return null

  function dismiss(address: string) {
    dismissedEmail = address
    setDismissed(address)
  }

  return (
    <Suspense>
      <VerificationBanner email={email} onDismiss={() => dismiss(email)} />
    </Suspense>
  )
}

/** The address whose reminder was dismissed. Lasts until the page is reloaded. */
let dismissedEmail: string | undefined

const VerificationBanner = lazyOrNothing(async () => {
  await waitForScreen()
  return (await import('./VerificationBanner.tsx')).VerificationBanner
})
