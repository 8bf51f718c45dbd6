import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import type { SessionUser } from '../../../shared/domain/user.ts'
import { useSession } from '../../lib/session.tsx'
import { paths } from '../../paths.ts'
import { Failure } from '../../ui/Failure.tsx'

interface Props {
  waiting: ReactNode
  children: (user: SessionUser) => ReactNode
}

/** For members only: a visitor goes to the landing page. Not knowing who is there is not the same as a visitor. */
export function SignedIn({ waiting, children }: Props) {
  const { user, isLoading, error, hasEnded, refresh } = useSession()
  if (user) return children(user)
  if (isLoading) return waiting
  if (!error) return <Navigate to={hasEnded ? paths.signInDialog : paths.landing} replace />
  return <Failure what="We couldn't load your account." error={error} retry={refresh} />
}
