import { expect, test } from 'vitest'
import { collectHoldings } from '../../../../web/features/account/collectHoldings.ts'
import { aServer } from '../../aServer.ts'

const pages: Record<string, object> = {
  '/api/user/export?': { exportedAt: 'first', days: [1], charts: [], sessions: [{ at: 1 }], next: 'p2' },
  '/api/user/export?after=p2': { exportedAt: 'second', days: [2, 3], charts: ['c'], sessions: [], next: 'p3' },
  '/api/user/export?after=p3': { exportedAt: 'third', days: [], charts: [], sessions: [], next: null },
}

test('pages are asked for one after the other and joined into one', async () => {
  const asked = aServer(({ path }) => ({ body: JSON.stringify(pages[path]) }))
  const told: number[] = []

  const held = await collectHoldings((count) => told.push(count))

  expect(held).toEqual({ exportedAt: 'first', days: [1, 2, 3], charts: ['c'], sessions: [{ at: 1 }] })
  expect(asked.map(({ path }) => path)).toEqual(Object.keys(pages))
  expect(told).toEqual([1, 2, 3])
})

test('a page that fails fails the whole, since half an export looks like all of it', async () => {
  aServer(({ path }) => (path.endsWith('p2') ? { status: 503 } : { body: JSON.stringify(pages[path]) }))

  await expect(collectHoldings(() => {})).rejects.toThrow('503')
})
