import { useEffect } from 'react'
import { authErrors, isAuthError } from '../../../../shared/domain/authError.ts'
import { useNavigate } from '../../../lib/navigation/router.tsx'
import { storage } from '../../../lib/storage/storage.ts'
import { paths } from '../../../paths.ts'
import { showToast } from '../../../ui/feedback/showToast.ts'

/** Shows why signing in with Google failed, once. */
export function useAuthErrorToast(code: string | null): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (code === null) return
    storage.remove('returningFromAuth')
    const message = isAuthError(code) ? authErrors[code] : 'Please try again.'
    showToast({ title: 'Google sign-in failed', description: message, tone: 'danger', seconds: 10 })
    navigate(paths.landing, { replace: true })
  }, [code, navigate])
}
