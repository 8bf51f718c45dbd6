import { lazy, Suspense, useState } from 'react'
import { focusScreen } from '../../lib/focusScreen.ts'
import { useSession } from '../../lib/session.tsx'
import { UndeliverableBanner } from './UndeliverableBanner.tsx'

/** The banner for people whose address is not verified, or takes no mail. The longer one is fetched for them only. */
export function VerificationReminder() {
  const { user } = useSession()
  const [dismissed, setDismissed] = useState(dismissedEmail)
  if (user?.emailUndeliverable) return <UndeliverableBanner />
  const email = user && !user.emailVerified && (user.pendingEmail ?? user.email)
  if (!email || email === dismissed) return null

  function dismiss(address: string) {
    dismissedEmail = address
    setDismissed(address)
    focusScreen()
  }

  return (
    <Suspense>
      <VerificationBanner email={email} onDismiss={() => dismiss(email)} />
    </Suspense>
  )
}

/** The address that the person put off for this visit. The next one asks again. */
let dismissedEmail: string | undefined

/** A screen can do without a reminder that did not come: there is none then for this visit. */
const VerificationBanner = lazy(async () => {
  try {
    return { default: (await import('./VerificationBanner.tsx')).VerificationBanner }
  } catch {
    return { default: () => <></> }
  }
})
