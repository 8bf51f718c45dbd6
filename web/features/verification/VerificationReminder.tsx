import { Suspense, useState } from 'react'
import { lazyOrNothing } from '../../lib/chunks/lazyOrNothing.ts'
import { waitForScreen } from '../../lib/navigation/waitForScreen.ts'
import { useSession } from '../../lib/session/SessionProvider.tsx'
import { Logo } from '../../ui/display/Logo.tsx'
import { UndeliverableBanner } from './UndeliverableBanner.tsx'

/** Reminds members whose email is not verified or does not arrive. The longer reminder is loaded only for them; for all others, the logo is there. */
export function VerificationReminder() {
  const { user } = useSession()
  const [dismissed, setDismissed] = useState(dismissedEmail)
  if (user?.emailUndeliverable)
    return (
      <>
        <Logo />
        <UndeliverableBanner />
      </>
    )
  const email = user && !user.emailVerified && (user.pendingEmail ?? user.email)
  if (!email || email === dismissed) return <Logo />

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
