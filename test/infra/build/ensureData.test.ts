import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const spawn = vi.fn()
beforeEach(() => {
  // Another test of this process has loaded it, and what the suite has checked is not what is asked here.
  vi.resetModules()
  vi.doMock('node:child_process', () => ({ spawn }))
  vi.stubEnv('ORRERY_DATA_CHECKED', '')
})
afterEach(() => {
  spawn.mockReset()
  vi.doUnmock('node:child_process')
  vi.unstubAllEnvs()
})
const load = () => import('../../../infra/build/ensureData.ts')

/** A builder that ends so. */
function ending(...outcome: [code: number | null, signal?: string]): EventEmitter {
  const child = new EventEmitter()
  setImmediate(() => child.emit('exit', ...outcome))
  return child
}

test('each file is generated once, however often it is asked for at once, and checked once for child processes too', async () => {
  spawn.mockImplementation(() => ending(0))
  const { ensureData } = await load()

  await Promise.all([ensureData(), ensureData(['ephemeris'])])
  await ensureData()

  expect(spawn).toHaveBeenCalledTimes(4)
  expect(process.env.ORRERY_DATA_CHECKED?.split(' ').sort()).toEqual(['content', 'distress', 'ephemeris', 'gazetteer'])
})

test('a file that could not be generated is said so, and is generated the next time', async () => {
  spawn.mockImplementationOnce(() => ending(null, 'SIGKILL')).mockImplementation(() => ending(0))
  const { ensureData } = await load()

  await expect(ensureData(['gazetteer'])).rejects.toThrow('functions/data/buildGazetteer.ts ended with SIGKILL')
  await ensureData(['gazetteer'])

  expect(spawn).toHaveBeenCalledTimes(2)
})
