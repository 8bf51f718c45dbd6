import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refreshAfterTrial } from '../../../../../web/features/membership/trial/refreshAfterTrial.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('after a trial the session is fetched at once and four times more within five minutes', () => {
  const refresh = vi.fn()

  refreshAfterTrial(refresh)

  vi.advanceTimersByTime(0)
  expect(refresh).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  expect(refresh).toHaveBeenCalledTimes(3)
  vi.advanceTimersByTime(3_600_000)
  expect(refresh).toHaveBeenCalledTimes(5)
})

test('a trial that has become a subscription is not asked about again', () => {
  const refresh = vi.fn()
  const stop = refreshAfterTrial(refresh)
  vi.advanceTimersByTime(0)

  stop()

  vi.advanceTimersByTime(3_600_000)
  expect(refresh).toHaveBeenCalledTimes(1)
})
