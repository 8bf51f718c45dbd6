import { lazy, Suspense } from 'react'
import { useSession } from '../../lib/session.tsx'

/** The banner for people who have not confirmed their address; its program is fetched for them only. */
export function VerificationReminder() {
  const { user } = useSession()
  if (!user || user.emailVerified) return null
  return (
    <Suspense>
      <VerificationBanner email={user.pendingEmail ?? user.email} />
    </Suspense>
  )
}

const VerificationBanner = lazy(async () => {
  const { VerificationBanner } = await import('./VerificationBanner.tsx')
  return { default: VerificationBanner }
})
