import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { authErrors, isAuthError } from '../../../shared/domain/authError.ts'
import { storage } from '../../lib/storage.ts'
import { paths } from '../../paths.ts'
import { notify } from '../../ui/notify.ts'

/** Says why a trip to Google did not end in a session. A reload does not say it again. */
export function useAuthErrorNotice(code: string | null): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (code === null) return
    storage.remove('returningFromAuth')
    const words = isAuthError(code) ? authErrors[code] : 'Please try again.'
    notify({ title: 'Google sign-in failed', description: words, tone: 'danger', seconds: 10 })
    navigate(paths.landing, { replace: true })
  }, [code, navigate])
}
