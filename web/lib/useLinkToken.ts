import { useEffect, useState } from 'react'
import { type Location, useLocation } from 'react-router-dom'

/** The secret that a link from a mail carries. Once read it leaves the address bar; a reload still finds it. */
export function useLinkToken(name: string): string {
  const location = useLocation()
  const [token] = useState(() => linkTokenIn(location, name) ?? '')

  useEffect(() => {
    // Beside the router, whose screen was chosen by the address that the token stood in.
    history.replaceState({ ...history.state, usr: { [name]: token } }, '', window.location.pathname)
  }, [name, token])
  return token
}

/** Null where no such link was followed. */
export const linkTokenIn = ({ search, state }: Location, name: string): string | null =>
  new URLSearchParams(search).get(name) ?? state?.[name] ?? null
