import { timeZone } from '../time/timeZone.ts'

interface Content {
  /** The account that the browser remembers. */
  userId: string | null
  body?: unknown
  signal?: AbortSignal | undefined
}

/** The only fetch of a page; the service worker has its own. Sends once. */
export const send = (method: string, path: string, { userId, body, signal }: Content): Promise<Response> =>
  fetch(path, {
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

/** The API answers or gives up within thirty seconds. Whatever takes longer is a connection that will not come back. */
export const TIMEOUT_MS = 35_000
