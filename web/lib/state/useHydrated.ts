import { useSyncExternalStore } from 'react'

/** False in prerendered HTML and during hydration, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )

const subscribe = () => () => {}
