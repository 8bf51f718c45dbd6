import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useLocation } from '../../lib/navigation/router.tsx'
import { logout, pendingLogout } from '../../lib/session/logout.ts'
import { useBusy } from '../../lib/state/useBusy.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { OfflineBanner } from '../../ui/feedback/OfflineBanner.tsx'
import { showToast } from '../../ui/feedback/showToast.ts'
import { Button } from '../../ui/forms/Button.tsx'

/** Says that a logout has failed, and tries again on every page view and whenever the browser is back online. */
export function LogoutBanner() {
  const isPending = useSyncExternalStore(pendingLogout.subscribe, pendingLogout.exists, no)
  const { pathname } = useLocation()
  const { busy, run } = useBusy(async () => {
    if (await logout()) showToast({ title: "You're logged out" })
  })
  const retry = useEffectEvent(() => void run())

  // biome-ignore lint/correctness/useExhaustiveDependencies: every path is another page view.
  useEffect(() => {
    if (!isPending) return
    retry()
    const retryOnline = () => retry()
    addEventListener('online', retryOnline)
    return () => removeEventListener('online', retryOnline)
  }, [isPending, pathname])

  // It says more than that there is no connection, and takes the same place.
  if (!isPending) return <OfflineBanner />
  return (
    <Banner>
      <p>We couldn't reach our server to log you out. You may still be signed in on this device.</p>
      <Button tone="quiet" busy={busy} onClick={() => void run()}>
        Try again
      </Button>
    </Banner>
  )
}

const no = () => false
