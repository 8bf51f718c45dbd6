import { useSyncExternalStore } from 'react'

/** False in the HTML that was drawn beforehand and while the page takes it over, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

const never = () => () => {}
