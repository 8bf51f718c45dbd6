import { openRelease } from './releases.ts'
import type { FetchEvent } from './workerScope.ts'

/** An asset of any release. Its name changes with its content, so that what was stored once is never out of date. */
export async function readAsset(event: FetchEvent): Promise<Response> {
  const { request } = event
  const stored = await caches.match(request)
  if (stored) return stored
  const response = await fetch(request)
  // The page does not wait for the disk, and a full one must not fail the request.
  if (response.ok) event.waitUntil(store(request, response.clone()).catch(() => {}))
  return response
}

async function store(request: Request, response: Response): Promise<void> {
  const cache = await openRelease()
  await cache.put(request, response)
}
