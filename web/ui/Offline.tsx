import { useSyncExternalStore } from 'react'
import { Icon } from './Icon.tsx'
import { Strip } from './Strip.tsx'

/** Says that there is no connection, for as long as there is none. */
export function Offline() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine, assumed)
  return (
    <Strip>
      {!isOnline && (
        <>
          <Icon name="offline" />
          <p>You're offline. You can still read what's loaded, but anything new needs a connection.</p>
        </>
      )}
    </Strip>
  )
}

const assumed = () => true

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
