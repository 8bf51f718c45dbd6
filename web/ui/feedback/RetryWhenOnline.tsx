import { useEffect, useState } from 'react'
import { useIsOnline } from '../../lib/browser/useIsOnline.ts'
import { reloadIfReachable } from '../../lib/chunks/reloadIfReachable.ts'
import { useBusy } from '../../lib/state/useBusy.ts'
import { Button } from '../forms/Button.tsx'

/** For what did not load without a network: loads the page again as soon as there is one, or when asked to try. */
export function RetryWhenOnline() {
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
    <>
      <p role="status">{hasRetried && "There's still no connection."}</p>
      <Button busy={busy} onClick={() => void run()}>
        Retry
      </Button>
    </>
  )
}
