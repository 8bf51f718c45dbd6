import { identity } from '../../../shared/contract/identity.ts'
import { call } from '../api/call.ts'
import { makeEmitter } from '../state/makeEmitter.ts'
import { storage } from '../storage/storage.ts'

/**
 * Ends the session on the server and says whether that worked. A failure is remembered, because the session cookie is
 * HttpOnly: only a reply of the server can remove it, so until then this browser may still be signed in.
 */
export function logout(): Promise<boolean> {
  const answer = send()
  inFlight = answer
  return answer
}

async function send(): Promise<boolean> {
  const isRetry = pendingLogout.exists()
  try {
    await call(identity.logout, {})
    pendingLogout.clear()
    return true
  } catch (error) {
    console.warn('Logging out failed', error)
    // Somebody has signed in meanwhile, whom another retry would log out, or another tab has reached the server.
    if (isRetry && !pendingLogout.exists()) return false
    storage.write('pendingLogout', 'true')
    emit()
    return false
  }
}

/** A logout that has not reached the server yet. Until it has, everybody here counts as signed out. */
export const pendingLogout = {
  exists: () => storage.read('pendingLogout') !== null,

  /** It has reached the server, or somebody is about to sign in and must not be logged out by a retry. */
  clear(): void {
    storage.remove('pendingLogout')
    emit()
  },

  /** Waits for a logout in flight: its reply would remove the cookie of whoever signs in before it arrives. */
  async settle(): Promise<void> {
    await inFlight
  },

  subscribe(changed: () => void): () => void {
    const unsubscribe = subscribe(changed)
    // From other tabs.
    addEventListener('storage', changed)
    return () => {
      unsubscribe()
      removeEventListener('storage', changed)
    }
  },
}

const { subscribe, emit } = makeEmitter()

let inFlight: Promise<boolean> | undefined
