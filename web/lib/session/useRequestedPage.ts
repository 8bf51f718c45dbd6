import { useEffect, useRef } from 'react'
import { useLocation } from '../navigation/router.tsx'
import { requestedPage } from './requestedPage.ts'
import type { Session } from './SessionProvider.tsx'

/** For a page that asks who is there: remembers it for a visitor, and forgets it once a member sees it. */
export function useRequestedPage({ user, isLoading, error, hasExpired }: Session): void {
  const location = useLocation()
  const wasSignedIn = useRef(false)
  const isMember = user !== null
  const isVisitor = !isMember && !isLoading && !error

  useEffect(() => {
    if (isMember) {
      wasSignedIn.current = true
      requestedPage.forget()
    }
    // Whoever has just signed out here did not ask to come back.
    if (isVisitor && (hasExpired || !wasSignedIn.current)) requestedPage.remember(location)
  }, [isMember, isVisitor, hasExpired, location])
}
