import { useSyncExternalStore } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Offline.module.css'

/** Says that there is no connection, for as long as there is none. */
export function Offline() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine, assumed)
  return (
    <div role="status" className={styles.offline}>
      {!isOnline && (
        <p>
          <Icon name="offline" /> You are offline. What you have read stays; new things wait for a connection.
        </p>
      )}
    </div>
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
