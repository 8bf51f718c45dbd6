import { openRelease } from './releases.ts'

/** An asset of any release. Its name changes with its content, so that what was stored once is never out of date. */
export async function readAsset(request: Request): Promise<Response> {
  const stored = await caches.match(request)
  if (stored) return stored
  const response = await fetch(request)
  // A full disk must not fail the request.
  if (response.ok) await store(request, response.clone()).catch(() => {})
  return response
}

async function store(request: Request, response: Response): Promise<void> {
  const cache = await openRelease()
  await cache.put(request, response)
}
