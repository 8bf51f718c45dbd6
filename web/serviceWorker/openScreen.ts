import { releaseCache } from '../lib/releaseCache.ts'
import { SHELL } from './releases.ts'
import type { FetchEvent } from './workerScope.ts'

/** The document from the network, so that nobody is kept on an old release; without a network, the one that was stored. */
export async function openScreen({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return (await newest(SHELL)) ?? Response.error()
  }
}

async function newest(path: string): Promise<Response | undefined> {
  for (const name of (await releaseCache.list()).toReversed()) {
    const found = await caches.match(path, { cacheName: name })
    if (found) return found
  }
  return undefined
}
