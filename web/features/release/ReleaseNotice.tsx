import { useState } from 'react'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Button } from '../../ui/forms/Button.tsx'
import { useNewRelease } from './useNewRelease.ts'

/** Installs the service worker, and says when a newer release than this page's is ready. The page itself goes on working. */
export function ReleaseNotice() {
  const release = useNewRelease()
  const [putOff, setPutOff] = useState<string>()
  return (
    <Banner>
      {release && release !== putOff && (
        <>
          <p>A new version is ready.</p>
          <Button tone="quiet" onClick={() => location.reload()}>
            Reload
          </Button>
          <Button tone="quiet" onClick={() => setPutOff(release)}>
            Later
          </Button>
        </>
      )}
    </Banner>
  )
}
