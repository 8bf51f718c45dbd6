/** The part of a service worker's scope that ours uses. TypeScript's own types of it contradict those of a page. */
export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  registration: ServiceWorkerRegistration
}

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends ExtendableEvent {
  request: Request
  /** The response that the browser has asked for while this worker started; undefined if it does not. */
  preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

export const worker = globalThis as unknown as WorkerScope
