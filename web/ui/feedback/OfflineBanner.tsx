import { useSyncExternalStore } from 'react'
import { Icon } from '../display/Icon.tsx'
import { Banner } from './Banner.tsx'

/** Shown while the browser is offline. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine, assumeOnline)
  return (
    <Banner>
      {!isOnline && (
        <>
          <Icon name="offline" />
          <p>You're offline. You can still read what's loaded, but anything new needs a connection.</p>
        </>
      )}
    </Banner>
  )
}

const assumeOnline = () => true

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
