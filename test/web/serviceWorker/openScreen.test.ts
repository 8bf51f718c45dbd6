import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openScreen } from '../../../web/serviceWorker/openScreen.ts'
import type { FetchEvent } from '../../../web/serviceWorker/workerScope.ts'
import { FakeCaches } from '../FakeCaches.ts'

let caches: FakeCaches

beforeEach(() => {
  caches = new FakeCaches()
  vi.stubGlobal('caches', caches)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function holdReleases(): Promise<void> {
  for (const name of ['one', 'two']) await (await caches.open(`release ${name}`)).put('/app.html', new Response(name))
}

/** What a page is shown, when this is what the network answers. */
async function shown(preloadResponse: Promise<Response>): Promise<string> {
  const opened = openScreen({ preloadResponse } as FetchEvent)
  await vi.advanceTimersByTimeAsync(4000)
  const response = await opened
  return response.type === 'error' ? 'error' : response.text()
}

const answer = async (text: string, status: number) => new Response(text, { status })
const failure = async () => {
  throw new TypeError('Failed to fetch')
}
const hanging = new Promise<Response>(() => {})

test("the network's document comes before a stored one, also when there is no such page", async () => {
  await holdReleases()

  expect(await shown(answer('fresh', 200))).toBe('fresh')
  expect(await shown(answer('not found', 404))).toBe('not found')
})

test('the newest stored document is shown when the network fails, hangs for four seconds or answers with a 5xx', async () => {
  await holdReleases()

  expect(await shown(failure())).toBe('two')
  expect(await shown(hanging)).toBe('two')
  expect(await shown(answer('unavailable', 503))).toBe('two')
})

test('where nothing is stored, whatever the network answers is shown, however late', async () => {
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('late')), 3_999_999))

  expect(await shown(answer('unavailable', 503))).toBe('unavailable')
  expect(await shown(failure())).toBe('error')
  const opened = openScreen({ preloadResponse: late } as FetchEvent)
  await vi.advanceTimersByTimeAsync(3_999_999)
  expect(await (await opened).text()).toBe('late')
})
