import { useEffect, useState } from 'react'
import { reloadIfReachable } from '../../lib/reloadIfReachable.ts'
import { useBusy } from '../../lib/useBusy.ts'
import { useIsOnline } from '../../lib/useIsOnline.ts'
import { Button } from '../forms/Button.tsx'
import { Page } from '../layout/Page.tsx'

/** In place of a screen whose code is not on this device. It opens by itself when the network is back. */
export function NotLoadedOffline() {
  const isOnline = useIsOnline()
  const [hasRetried, setRetried] = useState(false)
  useEffect(() => {
    if (isOnline) location.reload()
  }, [isOnline])
  const { busy, run } = useBusy(async () => {
    setRetried(false)
    setRetried(!(await reloadIfReachable()))
  })

  return (
    <Page title="You're offline" width="reading">
      <h1>You're offline</h1>
      <p>
        This page isn't on your device yet, so it needs a connection. Nothing is lost. It opens by itself once you're
        back online.
      </p>
      <p role="status">{hasRetried && "There's still no connection."}</p>
      <Button busy={busy} onClick={() => void run()}>
        Retry
      </Button>
    </Page>
  )
}
