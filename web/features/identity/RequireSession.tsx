import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import type { SessionUser } from '../../../shared/domain/user.ts'
import { useSession } from '../../lib/session/SessionProvider.tsx'
import { paths } from '../../paths.ts'
import { ErrorAlert } from '../../ui/feedback/ErrorAlert.tsx'
import { Loading } from '../../ui/feedback/Loading.tsx'

interface Props {
  fallback: ReactNode
  /** As of an AsyncBoundary. */
  saysLoading?: boolean
  children: (user: SessionUser) => ReactNode
}

/** Redirects visitors to the landing page. If we cannot find out who is signed in, shows an error instead. */
export function RequireSession({ fallback, saysLoading, children }: Props) {
  const { user, isLoading, error, hasExpired, refresh } = useSession()
  if (user) return children(user)
  if (isLoading) return saysLoading ? fallback : <Loading>{fallback}</Loading>
  if (!error) return <Navigate to={hasExpired ? paths.signInDialog : paths.landing} replace />
  return <ErrorAlert what="We couldn't load your account." error={error} retry={refresh} />
}
