import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notify, shownNotice } from '../../../web/ui/notify.ts'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  shownNotice.dismiss()
  vi.useRealTimers()
})

test('a notice stays five seconds unless told otherwise', () => {
  notify({ title: 'Saved' })

  vi.advanceTimersByTime(4_999)
  expect(shownNotice.read()?.title).toBe('Saved')
  vi.advanceTimersByTime(1)
  expect(shownNotice.read()).toBeNull()
})

test('a notice stays as long as it asks for', () => {
  notify({ title: 'Account created!', seconds: 6 })

  vi.advanceTimersByTime(5_999)
  expect(shownNotice.read()).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(shownNotice.read()).toBeNull()
})

test('the latest notice takes the place of the one before, with its own time', () => {
  notify({ title: 'First' })
  vi.advanceTimersByTime(4_000)

  notify({ title: 'Second' })

  vi.advanceTimersByTime(4_999)
  expect(shownNotice.read()?.title).toBe('Second')
})

test('a notice that somebody reads stays until they have left it', () => {
  notify({ title: 'Saved' })
  shownNotice.hold()
  vi.advanceTimersByTime(60_000)
  expect(shownNotice.read()).not.toBeNull()

  shownNotice.release()

  vi.advanceTimersByTime(5_000)
  expect(shownNotice.read()).toBeNull()
})

test('who listens is told when a notice comes and when it goes, and no longer after leaving', () => {
  const changed = vi.fn()
  const leave = shownNotice.subscribe(changed)

  notify({ title: 'Saved' })
  shownNotice.dismiss()
  leave()
  notify({ title: 'Again' })

  expect(changed).toHaveBeenCalledTimes(2)
})
