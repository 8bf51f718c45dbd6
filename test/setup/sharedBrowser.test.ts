import { EventEmitter } from 'node:events'
import type { Browser } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedBrowser } from './sharedBrowser.ts'

const launched: EventEmitter[] = []

async function launch() {
  const browser = new EventEmitter()
  launched.push(browser)
  // The cast: nothing else of a browser is used here.
  return browser as unknown as Browser
}

test('files share a browser until it is gone, and one that failed to start is not kept', async () => {
  await expect(sharedBrowser(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory')

  const first = await sharedBrowser(launch)
  expect(await sharedBrowser(launch)).toBe(first)

  launched[0]!.emit('disconnected')
  const second = await sharedBrowser(launch)
  expect(second).not.toBe(first)
  launched[1]!.emit('disconnected')
})
