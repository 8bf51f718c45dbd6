import { expect, test } from 'vitest'
import { collectDataExport } from '../../../../web/features/account/collectDataExport.ts'
import { fakeServer } from '../../fakeServer.ts'

const pages: Record<string, object> = {
  '/api/user/export': { exportedAt: 'first', days: [1], charts: [], sessions: [{ at: 1 }], next: 'p2' },
  '/api/user/export?after=p2': { exportedAt: 'second', days: [2, 3], charts: ['c'], sessions: [], next: 'p3' },
  '/api/user/export?after=p3': { exportedAt: 'third', days: [], charts: [], sessions: [], next: null },
}

test('the data export is fetched page by page and merged', async () => {
  const requests = fakeServer(({ path }) => ({ body: JSON.stringify(pages[path]) }))
  const pageCounts: number[] = []

  const exported = await collectDataExport((count) => pageCounts.push(count))

  expect(exported).toEqual({ exportedAt: 'first', days: [1, 2, 3], charts: ['c'], sessions: [{ at: 1 }] })
  expect(requests.map(({ path }) => path)).toEqual(Object.keys(pages))
  expect(pageCounts).toEqual([1, 2, 3])
})

test('a failed page fails the whole data export, since a partial export looks complete', async () => {
  fakeServer(({ path }) => (path.endsWith('p2') ? { status: 503 } : { body: JSON.stringify(pages[path]) }))

  await expect(collectDataExport(() => {})).rejects.toThrow('503')
})
