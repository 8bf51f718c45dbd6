import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showToast, toastStore } from '../../../../web/ui/feedback/showToast.ts'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  toastStore.dismiss()
  vi.useRealTimers()
})

test('a toast stays for five seconds by default', () => {
  showToast({ title: 'Saved' })

  vi.advanceTimersByTime(4_999)
  expect(toastStore.read()?.title).toBe('Saved')
  vi.advanceTimersByTime(1)
  expect(toastStore.read()).toBeNull()
})

test('a toast stays as long as it specifies', () => {
  showToast({ title: 'Account created!', seconds: 6 })

  vi.advanceTimersByTime(5_999)
  expect(toastStore.read()).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(toastStore.read()).toBeNull()
})

test('a new toast replaces the one before and has its own duration', () => {
  showToast({ title: 'First' })
  vi.advanceTimersByTime(4_000)

  showToast({ title: 'Second' })

  vi.advanceTimersByTime(4_999)
  expect(toastStore.read()?.title).toBe('Second')
})

test('a paused toast stays until it is resumed', () => {
  showToast({ title: 'Saved' })
  toastStore.pause()
  vi.advanceTimersByTime(60_000)
  expect(toastStore.read()).not.toBeNull()

  toastStore.resume()

  vi.advanceTimersByTime(5_000)
  expect(toastStore.read()).toBeNull()
})

test('subscribers are notified when a toast appears and disappears, until they unsubscribe', () => {
  const changed = vi.fn()
  const unsubscribe = toastStore.subscribe(changed)

  showToast({ title: 'Saved' })
  toastStore.dismiss()
  unsubscribe()
  showToast({ title: 'Again' })

  expect(changed).toHaveBeenCalledTimes(2)
})
