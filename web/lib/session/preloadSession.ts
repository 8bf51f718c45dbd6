import { preload } from 'swr'
import { account } from '../../../shared/contract/account.ts'
import { makeFetcher, replyKey } from '../api/call.ts'
import { ignore } from '../state/ignore.ts'
import { pendingLogout } from './logout.ts'

/** Asks who is signed in while the screen is still loading. SessionProvider receives the reply, or the error. */
export function preloadSession(): void {
  if (pendingLogout.exists()) return
  preload(replyKey(account.readSessionUser, {}), makeFetcher({ on401: 'null' })).catch(ignore)
}
