import { useEffect, useRef } from 'react'
import { pendingLogout } from './logout.ts'
import { useSession } from './SessionProvider.tsx'

/**
 * Returns a function that waits until it is known who is signed in. Whoever gets a new session calls it first: a late
 * answer about the old session would be taken for one about the new, and a late logout would remove the new cookie.
 */
export function useSessionAnswer(): () => Promise<void> {
  const { isAsking } = useSession()
  const answer = useRef(Promise.withResolvers<void>())
  useEffect(() => {
    if (isAsking) answer.current = Promise.withResolvers()
    else answer.current.resolve()
  }, [isAsking])
  return async () => {
    // First, because the session is not read while a logout is pending.
    await pendingLogout.settle()
    await answer.current.promise
  }
}
