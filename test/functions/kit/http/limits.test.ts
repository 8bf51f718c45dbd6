import { describe, expect, test } from 'vitest'
import { limiter } from '../../../../functions/kit/http/limits.ts'
import type { LimitStore } from '../../../../functions/store/limits.ts'
import { type Limit, perAddress, perMemberCounted } from '../../../../shared/contract/endpoint.ts'
import { Problem } from '../../../../shared/contract/problem.ts'
import { fakeLimits } from '../../../fakes/fakeLimits.ts'
import { later } from '../../../makers/later.ts'

const call = (limit: Limit, changes = {}) => ({
  limit,
  scope: 'a route',
  subject: '203.0.113.7',
  now: later(0),
  ...changes,
})

const shared = (limits: Pick<LimitStore, 'count'> = fakeLimits()) => ({ limits, identityKey: async () => 'key' })

describe.each([
  ['in memory', perAddress(3, 60)],
  ['in the table', perMemberCounted(3, 60)],
])('a limit that is kept %s', (_, limit) => {
  const use = async (limiting: ReturnType<typeof limiter>, times: number) => {
    for (let time = 0; time < times; time += 1) await limiting(call(limit))
  }

  test('a limit lets max calls through and then says when the next one may come', async () => {
    const limiting = limiter(shared())
    await use(limiting, 3)

    await expect(limiting(call(limit, { now: later(15) }))).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      details: { retryAfter: 45 },
    })
  })

  test('a limit never asks anyone to wait less than a second', async () => {
    const limiting = limiter(shared())
    await use(limiting, 3)

    await expect(limiting(call(limit, { now: later(59) }))).rejects.toMatchObject({ details: { retryAfter: 1 } })
    await expect(limiting(call(limit, { now: later(60) }))).resolves.toBeUndefined()
  })

  test.each([
    [{ subject: '203.0.113.8' }],
    [{ scope: 'another route' }],
  ])('a limit counts %o separately', async (changes) => {
    const limiting = limiter(shared())
    await use(limiting, 3)

    await expect(limiting(call(limit, changes))).resolves.toBeUndefined()
  })
})

test('a limit in the table applies to all instances together', async () => {
  const store = fakeLimits()
  const limit = perMemberCounted(10, 60)
  const instances = Array.from({ length: 5 }, () => limiter(shared(store)))

  const calls = instances.flatMap((instance) => Array.from({ length: 4 }, () => instance(call(limit))))

  const outcomes = await Promise.allSettled(calls)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
})

test('a counter that fails lets nobody through', async () => {
  const broken = { count: () => Promise.reject(new Error('the table is away')) }

  await expect(limiter(shared(broken))(call(perMemberCounted(3, 60)))).rejects.toThrow('the table is away')
})

test('a flood of refused calls writes nothing more into the table until the window is over', async () => {
  const store = fakeLimits()
  let written = 0
  const counted = {
    count: (...counting: Parameters<LimitStore['count']>) => {
      written += 1
      return store.count(...counting)
    },
  }
  const limiting = limiter(shared(counted))
  const limit = perMemberCounted(1, 60)

  await limiting(call(limit))
  for (let time = 0; time < 5; time += 1) await expect(limiting(call(limit))).rejects.toBeInstanceOf(Problem)
  expect(written).toBe(2)
  await limiting(call(limit, { now: later(60) }))
  expect(written).toBe(3)
})

test('a flood of addresses neither fills the memory nor escapes its limits', async () => {
  const limiting = limiter(undefined)
  const limit = perAddress(1, 60)
  for (let address = 0; address < 25_000; address += 1) await limiting(call(limit, { subject: `${address}` }))

  await expect(limiting(call(limit, { subject: '24999' }))).rejects.toBeInstanceOf(Problem)
})
