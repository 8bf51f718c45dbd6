import { useEffect } from 'react'
import { useSearchParams } from '../../lib/navigation/router.tsx'
import { showToast } from '../../ui/feedback/showToast.ts'

/** Shows a toast after the redirect back from connecting Google, once. */
export function useGoogleConnectedToast(): void {
  const [search] = useSearchParams()
  const isConnected = search.get('google') === 'connected'

  useEffect(() => {
    if (!isConnected) return
    history.replaceState(history.state, '', location.pathname)
    showToast({ title: 'Google account connected', description: 'You can now sign in with it.' })
  }, [isConnected])
}
