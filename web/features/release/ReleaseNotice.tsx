import { useState } from 'react'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Button } from '../../ui/forms/Button.tsx'
import { useNewRelease } from './useNewRelease.ts'

/** Installs the service worker, and says when a newer release than this page's is ready. The page itself goes on working. */
export function ReleaseNotice() {
  const isReady = useNewRelease()
  const [isLater, setLater] = useState(false)
  return (
    <Banner>
      {isReady && !isLater && (
        <>
          <p>A new version is ready</p>
          <Button tone="quiet" onClick={() => location.reload()}>
            Reload
          </Button>
          <Button tone="quiet" onClick={() => setLater(true)}>
            Later
          </Button>
        </>
      )}
    </Banner>
  )
}
