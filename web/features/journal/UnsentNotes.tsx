import { useEffect } from 'react'
import { ignore } from '../../lib/ignore.ts'
import { useSession } from '../../lib/session/SessionProvider.tsx'
import { unsentNotes } from '../../lib/storage/unsentNotes.ts'
import { useIsOnline } from '../../lib/useIsOnline.ts'

/** Sends what was written in the journal without a network, on whichever screen the network is back. */
export function UnsentNotes() {
  const isOnline = useIsOnline()
  const { user, hasExpired } = useSession()
  const isSignedIn = user !== null && !hasExpired

  useEffect(() => {
    if (isSignedIn && isOnline && unsentNotes.read().length > 0) void send().catch(ignore)
  }, [isSignedIn, isOnline])
  return null
}

const send = async () => (await import('./sendNotes.ts')).sendNotes()
