import { useEffect } from 'react'
import { authErrors, isAuthError } from '../../../shared/domain/authError.ts'
import { storage } from '../../lib/storage.ts'
import { notify } from '../../ui/notify.ts'

/** Says why a trip to Google did not end in a session. A reload does not say it again. */
export function useAuthErrorNotice(code: string | null): void {
  useEffect(() => {
    if (code === null) return
    storage.remove('returningFromAuth')
    history.replaceState(history.state, '', location.pathname)
    const words = isAuthError(code) ? authErrors[code] : 'Please try again.'
    notify({ title: 'Google sign-in did not work', description: words, tone: 'danger', seconds: 10 })
  }, [code])
}
