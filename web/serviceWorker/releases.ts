import { releaseCache } from '../lib/releaseCache.ts'
import { worker } from './workerScope.ts'

/** The entry script of this release and the assets that it needs offline. Defined by the build. */
declare const ENTRY: string
declare const OFFLINE_ASSETS: string[]

/** The document of every screen. */
export const SHELL = '/app.html'

export const openRelease = (): Promise<Cache> => caches.open(releaseCache.nameOf(ENTRY))

/** Downloads this release. Nothing waits for it to take over: every page asks the network for its document first. */
export async function storeRelease(): Promise<void> {
  // A release that was taken back and comes again must be the last one in the list.
  await caches.delete(releaseCache.nameOf(ENTRY))
  const cache = await openRelease()
  const shell = await fetch(SHELL, { cache: 'no-cache' })
  // While a release is being uploaded, this worker and the document may be of different ones. The browser tries again.
  if (!(await shell.clone().text()).includes(ENTRY)) throw new Error('The document is of another release')
  await cache.addAll(OFFLINE_ASSETS)
  await cache.put(SHELL, shell)
  await worker.skipWaiting()
}

/** Keeps the release before this one too, since a page of it may still be open. */
export async function removeOldReleases(): Promise<void> {
  const names = await releaseCache.list()
  await Promise.all(names.slice(0, -2).map((name) => caches.delete(name)))
}
