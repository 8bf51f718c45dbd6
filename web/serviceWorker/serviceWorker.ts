import { isScreen } from './isScreen.ts'
import { openScreen } from './openScreen.ts'
import { readAsset } from './readAsset.ts'
import { removeOldReleases, storeRelease } from './releases.ts'
import { worker } from './workerScope.ts'

/**
 * Lets the app start without a network. It keeps files that are the same for everybody and nothing else: what belongs to
 * a person is in web/lib/storage, and the API, static pages, audio and other companies are left to the browser.
 */
worker.addEventListener('install', (event) => event.waitUntil(storeRelease()))

worker.addEventListener('activate', (event) => {
  event.waitUntil(removeOldReleases())
  // Pages of the release before then learn of this one.
  event.waitUntil(worker.clients.claim())
  // So that a page need not wait for this worker to start.
  event.waitUntil(worker.registration.navigationPreload?.enable())
})

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return
  if (mode === 'navigate' && isScreen(pathname)) event.respondWith(openScreen(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(readAsset(event))
})
