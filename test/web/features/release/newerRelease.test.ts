import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newerRelease } from '../../../../web/features/release/newerRelease.ts'
import { FakeCaches } from '../../FakeCaches.ts'

let caches: FakeCaches

beforeEach(() => {
  caches = new FakeCaches()
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('document', { querySelector: () => ({ src: 'https://orrery.example/assets/start-1.js' }) })
})
afterEach(() => void vi.unstubAllGlobals())

test("the newest stored release is newer unless it is the page's own", async () => {
  await caches.open('release /assets/start-1.js')
  expect(await newerRelease()).toBeUndefined()

  await caches.open('release /assets/start-2.js')
  expect(await newerRelease()).toBe('release /assets/start-2.js')
})

test('when everything stored was removed, no release is newer', async () => {
  expect(await newerRelease()).toBeUndefined()
})
