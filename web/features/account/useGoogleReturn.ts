import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { notify } from '../../ui/notify.ts'

/** Says that Google has been connected, to whoever comes back from doing so. A reload does not say it again. */
export function useGoogleReturn(): void {
  const [search] = useSearchParams()
  const isBack = search.get('google') === 'connected'

  useEffect(() => {
    if (!isBack) return
    history.replaceState(history.state, '', location.pathname)
    notify({ title: 'Google account connected', description: 'You can now sign in with it.' })
  }, [isBack])
}
