// Put in the place of service-worker.js, it removes the service worker from every browser that comes back.
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(removeEverything()))

async function removeEverything() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  await registration.unregister()
}
