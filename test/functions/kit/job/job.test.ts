import { expect, test } from 'vitest'
import { job } from '../../../../functions/kit/job/job.ts'
import { later } from '../../../makers/later.ts'

test('a job without a clock runs at the time of its event', async () => {
  const handler = job('test', async ({ now }) => ({ now }))

  expect(await handler({ time: '2026-11-21T12:00:00Z' })).toEqual({ now: later(0) })
})

test('a job that an operator starts runs by its clock, and without a clock it fails', async () => {
  const now = async (event: { now: number }) => ({ now: event.now })

  expect(await job('test', now, () => later(7))({})).toEqual({ now: later(7) })
  await expect(job('test', now)({})).rejects.toThrow('the event has no time')
})

test('a failing job throws, so that Lambda retries it', async () => {
  const handler = job('test', () => Promise.reject(new Error('not today')))

  await expect(handler({ time: '2026-11-21T12:00:00Z' })).rejects.toThrow('not today')
})

test('a job starts no item with 30 seconds or less left', async () => {
  const handler = job('test', async ({ mayGoOn }) => ({ goesOn: mayGoOn() }))
  const withLeft = (ms: number) =>
    handler({ time: '2026-11-21T12:00:00Z' }, { getRemainingTimeInMillis: () => ms }).then(({ goesOn }) => goesOn)

  expect([await withLeft(59_000), await withLeft(30_001), await withLeft(30_000)]).toEqual([true, true, false])
})
