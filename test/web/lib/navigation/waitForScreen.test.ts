import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitForScreen } from '../../../../web/lib/navigation/waitForScreen.ts'

let isBusy: boolean
let finishLoading: () => void

beforeEach(() => {
  vi.useFakeTimers()
  isBusy = true
  vi.stubGlobal('document', { readyState: 'loading', querySelector: () => (isBusy ? {} : null) })
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    finishLoading = listener
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Whether it has resolved some time later. */
async function isDrawn(drawn: Promise<void>, laterMs = 1_000): Promise<boolean> {
  let done = false
  void drawn.then(() => {
    done = true
  })
  await vi.advanceTimersByTimeAsync(laterMs)
  return done
}

test('a screen is not drawn before its page has loaded', async () => {
  isBusy = false
  const drawn = waitForScreen()

  expect(await isDrawn(drawn, 60_000)).toBe(false)
  finishLoading()
  expect(await isDrawn(drawn)).toBe(true)
})

test('a screen is not drawn while a part of it is loading', async () => {
  const drawn = waitForScreen()
  finishLoading()

  expect(await isDrawn(drawn)).toBe(false)
  isBusy = false
  expect(await isDrawn(drawn)).toBe(true)
})

test('what waits for a screen does not wait for a call that hangs', async () => {
  const drawn = waitForScreen()
  finishLoading()

  expect(await isDrawn(drawn, 3_000)).toBe(true)
})
