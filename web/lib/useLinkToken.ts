import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The secret that a link from a mail carries. Once read it leaves the address bar, and with it the history. */
export function useLinkToken(name: string): string {
  const [search] = useSearchParams()
  const [token] = useState(() => search.get(name) ?? '')

  useEffect(() => {
    history.replaceState(history.state, '', location.pathname)
  }, [])
  return token
}
