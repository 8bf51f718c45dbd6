import { releaseCache } from '../lib/chunks/releaseCache.ts'
import { worker } from './workerScope.ts'

/** The entry script of this release and the assets that it needs offline. Defined by the build. */
declare const ENTRY: string
declare const OFFLINE_ASSETS: string[]

/** The document that opens every screen without a network. */
export const DOCUMENT = '/app.html'

/** A cache that counts as no release. */
const DOWNLOADS = 'downloads'

export const openRelease = (): Promise<Cache> => caches.open(releaseCache.nameOf(ENTRY))

/**
 * Stores this release. What is stored stays until the download is complete. Nothing waits for the release to take over:
 * every page asks the network for its document first.
 */
export async function storeRelease(): Promise<void> {
  try {
    await putInPlace(await download())
  } finally {
    await caches.delete(DOWNLOADS)
  }
  await worker.skipWaiting()
}

async function download(): Promise<Cache> {
  const downloads = await caches.open(DOWNLOADS)
  const document = await fetch(DOCUMENT, { cache: 'no-cache' })
  // While a release is being uploaded, this worker and the document may be of different ones. The browser tries again.
  if (!(await document.clone().text()).includes(ENTRY)) throw new Error('The document is of another release')
  await downloads.addAll(OFFLINE_ASSETS)
  await downloads.put(DOCUMENT, document)
  return downloads
}

async function putInPlace(downloads: Cache): Promise<void> {
  // A release that was taken back and comes again must be the last one in the list.
  await caches.delete(releaseCache.nameOf(ENTRY))
  try {
    const release = await openRelease()
    for (const path of [...OFFLINE_ASSETS, DOCUMENT]) await release.put(path, (await downloads.match(path))!)
  } catch (error) {
    // Half a release must not count as one of the two that are kept.
    await caches.delete(releaseCache.nameOf(ENTRY))
    throw error
  }
}

/** Keeps the release before this one too, since a page of it may still be open. */
export async function removeOldReleases(): Promise<void> {
  const names = await releaseCache.list()
  await Promise.all(names.slice(0, -2).map((name) => caches.delete(name)))
}
