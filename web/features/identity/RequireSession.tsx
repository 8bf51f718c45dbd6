import { type ReactNode, useState } from 'react'
import type { SessionUser } from '../../../shared/domain/user.ts'
import { Navigate, useLocation } from '../../lib/navigation/router.tsx'
import { requestedPage } from '../../lib/session/requestedPage.ts'
import { useSession } from '../../lib/session/SessionProvider.tsx'
import { useRequestedPage } from '../../lib/session/useRequestedPage.ts'
import { paths } from '../../paths.ts'
import { ErrorAlert } from '../../ui/feedback/ErrorAlert.tsx'
import { Loading } from '../../ui/feedback/Loading.tsx'

interface Props {
  fallback: ReactNode
  /** As of an AsyncBoundary. */
  saysLoading?: boolean
  children: (user: SessionUser) => ReactNode
}

/**
 * Redirects visitors to the landing page, and back to this one after they have signed in. If we cannot find out who is
 * signed in, shows an error instead.
 */
export function RequireSession({ fallback, saysLoading, children }: Props) {
  const session = useSession()
  const { pathname } = useLocation()
  // Read once: it is forgotten as soon as a member is here.
  const [afterGoogle] = useState(requestedPage.readAfterGoogle)
  useRequestedPage(session)

  const { user, isLoading, error, hasExpired, refresh } = session
  if (user && afterGoogle && afterGoogle !== paths.dashboard && pathname === paths.dashboard)
    return <Navigate to={afterGoogle} replace />
  if (user) return children(user)
  if (isLoading) return saysLoading ? fallback : <Loading>{fallback}</Loading>
  if (!error) return <Navigate to={hasExpired ? paths.signInDialog : paths.landing} replace />
  return <ErrorAlert what="We couldn't load your account." error={error} retry={refresh} />
}
