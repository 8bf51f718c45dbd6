import { correctClock, deviceSeconds } from '../dates.ts'
import { sessionExpiry } from '../session/sessionExpiry.ts'
import { storage } from '../storage/storage.ts'
import { timeZone } from '../timeZone.ts'
import { ApiError } from './ApiError.ts'

/**
 * The app's only fetch. Sends once: to send again is for the person to say, with Retry or the same button. No write does
 * harm when it is repeated.
 */
export async function request(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<unknown> {
  const userId = storage.read('userId')
  const generation = sessionExpiry.generation()
  const sentAt = deviceSeconds()
  const response = await fetch(path, {
    method,
    credentials: 'include',
    signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ...(signal ? [signal] : [])]),
    headers: {
      'x-time-zone': timeZone(),
      ...(userId && { 'x-user-id': userId }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  // A file may come from a cache, with the time at which it was put there.
  if (path.startsWith('/api/')) correctClock(response.headers.get('date'), sentAt)
  const text = await response.text()
  if (response.ok) return text ? JSON.parse(text) : null

  const error = new ApiError(response.status, text || response.statusText)
  // Somebody may have signed in or out while the request was in flight. Then its 401 is about the old session. One of the
  // admin area is about the operator's session, which is another.
  const isCurrent = generation === sessionExpiry.generation() && userId === storage.read('userId')
  const isOwn = !path.startsWith('/api/admin/')
  if (error.isUnauthenticated && userId && isOwn && isCurrent) sessionExpiry.report()
  throw error
}

/** The API answers or gives up within thirty seconds. Whatever takes longer is a connection that will not come back. */
const TIMEOUT_MS = 35_000
