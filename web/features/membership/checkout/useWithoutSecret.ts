import { useEffect } from 'react'

/** Stripe puts the checkout's secret into the address it returns to. It need not stay there, nor in the history. */
export function useWithoutSecret(): void {
  useEffect(() => {
    const url = new URL(location.href)
    url.searchParams.delete('setup_intent_client_secret')
    if (url.href !== location.href) history.replaceState(history.state, '', url)
  }, [])
}
