import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

let complaints: MockInstance<typeof console.error>

/** What a test did not expect to go wrong must not go wrong quietly. A test that expects it spies on its own. */
beforeEach(() => {
  complaints = vi.spyOn(console, 'error')
})

afterEach(() => {
  const unexpected = complaints.mock.calls
  vi.restoreAllMocks()
  expect(unexpected).toEqual([])
})
