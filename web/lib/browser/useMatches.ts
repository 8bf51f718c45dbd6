import { useSyncExternalStore } from 'react'

/** Whether a media query matches, now and whenever that changes. No on the server. */
export const useMatches = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
    () => false,
  )
