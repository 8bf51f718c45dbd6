import { afterEach, expect, test, vi } from 'vitest'
import { readAsset } from '../../../web/serviceWorker/readAsset.ts'
import type { FetchEvent } from '../../../web/serviceWorker/workerScope.ts'
import { FakeCaches } from '../FakeCaches.ts'

afterEach(() => void vi.unstubAllGlobals())

test('an asset that is not stored yet is passed on before it is stored', async () => {
  const caches = new FakeCaches()
  const disk = Promise.withResolvers<void>()
  const open = caches.open.bind(caches)
  caches.open = async (name) => {
    await disk.promise
    return open(name)
  }
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('ENTRY', '/assets/start.js')
  vi.stubGlobal('fetch', async () => new Response('script'))
  const works: Promise<unknown>[] = []
  const request = new Request('https://orrery.example/assets/chart.js')
  const event: Partial<FetchEvent> = { request, waitUntil: (work) => void works.push(work) }

  const response = await readAsset(event as FetchEvent)

  expect(await response.text()).toBe('script')
  expect(await caches.match(request)).toBeUndefined()
  disk.resolve()
  await Promise.all(works)
  expect(await (await caches.match(request))?.text()).toBe('script')
})
