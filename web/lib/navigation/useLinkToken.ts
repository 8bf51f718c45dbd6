import { useEffect, useState } from 'react'
import { type Location, useLocation } from './router.tsx'

/** The token of an email link. It is removed from the address bar once read, and survives a reload in the history state. */
export function useLinkToken(name: string): string {
  const location = useLocation()
  const [token] = useState(() => linkTokenIn(location, name) ?? '')

  useEffect(() => {
    // Not through the router: it chose this screen by the address that still had the token.
    history.replaceState({ ...history.state, usr: { [name]: token } }, '', window.location.pathname)
  }, [name, token])
  return token
}

/** Null unless such a link was followed. */
export const linkTokenIn = ({ search, state }: Location, name: string): string | null =>
  new URLSearchParams(search).get(name) ?? state?.[name] ?? null
