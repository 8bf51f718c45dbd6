import { releaseCache } from '../lib/chunks/releaseCache.ts'
import { delay } from '../lib/time/delay.ts'
import { DOCUMENT } from './releases.ts'
import type { FetchEvent } from './workerScope.ts'

/** A network that takes longer counts as none, as long as there is a stored document. */
const TIMEOUT_MS = 4000

/** The document from the network, so that nobody is kept on an old release; if it fails or hangs, the one that was stored. */
export async function openScreen(event: FetchEvent): Promise<Response> {
  const answer = askNetwork(event)
  const soon = await Promise.race([answer, delay(TIMEOUT_MS)]).catch(() => undefined)
  if (soon && soon.status < 500) return soon
  return (await newest(DOCUMENT)) ?? answer.catch(() => Response.error())
}

const askNetwork = async ({ request, preloadResponse }: FetchEvent): Promise<Response> =>
  (await preloadResponse) ?? (await fetch(request))

async function newest(path: string): Promise<Response | undefined> {
  for (const name of (await releaseCache.list()).toReversed()) {
    const found = await caches.match(path, { cacheName: name })
    if (found) return found
  }
  return undefined
}
