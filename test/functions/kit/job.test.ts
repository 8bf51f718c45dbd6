import { expect, test } from 'vitest'
import { job } from '../../../functions/kit/job.ts'
import { later } from '../../makers/later.ts'

test('a job runs at the instant of its event', async () => {
  const handler = job('test', async ({ now }) => ({ now }))

  expect(await handler({ time: '2026-11-21T12:00:00Z' })).toEqual({ now: later(0) })
})

test('a job that an operator starts runs by the clock, and only one that has a clock', async () => {
  const now = async (event: { now: number }) => ({ now: event.now })

  expect(await job('test', now, () => later(7))({})).toEqual({ now: later(7) })
  await expect(job('test', now)({})).rejects.toThrow('the event has no time')
})

test('a job that fails is seen to fail, so that it is tried again', async () => {
  const handler = job('test', () => Promise.reject(new Error('not today')))

  await expect(handler({ time: '2026-11-21T12:00:00Z' })).rejects.toThrow('not today')
})

test('a job begins nothing new in the second half of its minute', async () => {
  const handler = job('test', async ({ mayGoOn }) => ({ goesOn: mayGoOn() }))
  const withLeft = (ms: number) =>
    handler({ time: '2026-11-21T12:00:00Z' }, { getRemainingTimeInMillis: () => ms }).then(({ goesOn }) => goesOn)

  expect([await withLeft(59_000), await withLeft(30_001), await withLeft(30_000)]).toEqual([true, true, false])
})
