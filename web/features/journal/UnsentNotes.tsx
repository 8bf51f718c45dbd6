import { useEffect } from 'react'
import { useIsOnline } from '../../lib/browser/useIsOnline.ts'
import { useSession } from '../../lib/session/SessionProvider.tsx'
import { ignore } from '../../lib/state/ignore.ts'
import { unsentNotes } from '../../lib/storage/unsentNotes.ts'

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
