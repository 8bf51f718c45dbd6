import { expect, test } from 'vitest'
import { cursorStore } from '../../../functions/store/cursors.ts'
import { emptyTables } from './describeStores.ts'

const table = emptyTables()

test('a job goes on where it stopped, and begins anew where it came to its end', async () => {
  const cursors = cursorStore(table())
  expect(await cursors.find('RECONCILE')).toBeUndefined()

  await cursors.keep('RECONCILE', 'sub_100')
  expect(await cursors.find('RECONCILE')).toBe('sub_100')
  await cursors.keep('RECONCILE', 'sub_200')
  expect(await cursors.find('RECONCILE')).toBe('sub_200')
  await cursors.keep('RECONCILE', undefined)
  expect(await cursors.find('RECONCILE')).toBeUndefined()
})

test('each job has a cursor of its own', async () => {
  const cursors = cursorStore(table())
  await cursors.keep('RECONCILE', 'sub_100')

  expect(await cursors.find('REMIND')).toBeUndefined()
})
