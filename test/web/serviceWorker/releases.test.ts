import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DOCUMENT, storeRelease } from '../../../web/serviceWorker/releases.ts'
import { FakeCaches } from '../FakeCaches.ts'

const ENTRY = '/assets/start-2.js'
const OWN = `release ${ENTRY}`
const BEFORE = 'release /assets/start-1.js'

let caches: FakeCaches
/** What the network answers. A path that is not in it breaks off. */
let files: Record<string, string>

beforeEach(async () => {
  caches = new FakeCaches()
  files = { [DOCUMENT]: `new ${ENTRY}`, [ENTRY]: 'script', '/assets/style.css': 'style' }
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('ENTRY', ENTRY)
  vi.stubGlobal('OFFLINE_ASSETS', [ENTRY, '/assets/style.css'])
  vi.stubGlobal('skipWaiting', async () => {})
  vi.stubGlobal('fetch', async (path: string) => {
    if (files[path] === undefined) throw new TypeError('Failed to fetch')
    return new Response(files[path])
  })
})
afterEach(() => void vi.unstubAllGlobals())

const hold = async (name: string, shell: string) => (await caches.open(name)).put(DOCUMENT, new Response(shell))
const shellOf = async (name: string) => (await caches.match(DOCUMENT, { cacheName: name }))?.text()

test('a stored release has its document and its assets, and is the newest, also when it comes a second time', async () => {
  await hold(OWN, 'old')
  await hold(BEFORE, 'other')

  await storeRelease()

  expect(await caches.keys()).toEqual([BEFORE, OWN])
  expect(await shellOf(OWN)).toBe(`new ${ENTRY}`)
  expect(await (await caches.match('/assets/style.css', { cacheName: OWN }))!.text()).toBe('style')
})

test('a download that breaks off leaves the stored releases as they were', async () => {
  await hold(OWN, 'old')
  delete files['/assets/style.css']

  await expect(storeRelease()).rejects.toThrow('Failed to fetch')

  expect(await caches.keys()).toEqual([OWN])
  expect(await shellOf(OWN)).toBe('old')
})

test('a document of another release is not stored', async () => {
  files[DOCUMENT] = 'another'

  await expect(storeRelease()).rejects.toThrow('The document is of another release')

  expect(await caches.keys()).toEqual([])
})

test.each([
  OWN,
  'downloads',
])('when the disk is full as "%s" is written, no part of the release is left', async (full) => {
  await hold(BEFORE, 'other')
  caches.beforePut = (name) => {
    if (name === full) throw new DOMException('full', 'QuotaExceededError')
  }

  await expect(storeRelease()).rejects.toThrow('full')

  expect(await caches.keys()).toEqual([BEFORE])
})
