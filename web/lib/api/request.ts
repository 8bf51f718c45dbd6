import { sessionExpiry } from '../session/sessionExpiry.ts'
import { storage } from '../storage/storage.ts'
import { correctClock } from '../time/dates.ts'
import { deviceSeconds } from '../time/deviceSeconds.ts'
import { ApiError } from './ApiError.ts'
import { forgetAhead, takeAhead } from './askedAhead.ts'
import { send } from './send.ts'

/**
 * The app's only way to the server. Sends once: to send again is for the person to say, with Retry or the same button. No
 * write does harm when it is repeated. A read may have been sent before the app was there.
 */
export async function request(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<unknown> {
  const userId = storage.read('userId')
  const generation = sessionExpiry.generation()
  if (method !== 'GET') forgetAhead()
  const ahead = takeAhead(path, userId)
  const sentAt = ahead?.sentAt ?? deviceSeconds()
  const received = async () => {
    const response = await (ahead?.reply ?? send(method, path, { userId, body, signal }))
    // A file may come from a cache, with the time at which it was put there.
    if (path.startsWith('/api/')) correctClock(response.headers.get('date'), sentAt)
    return { response, text: await response.text() }
  }
  const { response, text } = await received().catch((error) => {
    // The other replies that were asked for ahead have probably failed too: a Retry sends again.
    forgetAhead()
    throw error
  })
  if (response.ok) return text ? JSON.parse(text) : null

  forgetAhead()
  const error = new ApiError(response.status, text || response.statusText)
  // Somebody may have signed in or out while the request was in flight. Then its 401 is about the old session. One of the
  // admin area is about the operator's session, which is another.
  const isCurrent = generation === sessionExpiry.generation() && userId === storage.read('userId')
  const isOwn = !path.startsWith('/api/admin/')
  if (error.isUnauthenticated && userId && isOwn && isCurrent) sessionExpiry.report()
  throw error
}
