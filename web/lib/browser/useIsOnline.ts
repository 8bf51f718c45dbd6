import { useSyncExternalStore } from 'react'

/** Whether the browser has a network. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine, assumeOnline)

const assumeOnline = () => true

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
