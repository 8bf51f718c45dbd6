import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test, vi } from 'vitest'
import { erasureStore } from '../../../functions/store/erasure.ts'
import { keys } from '../../../functions/store/keys.ts'
import { progressStore } from '../../../functions/store/progress.ts'
import { MINUTE } from '../../../shared/domain/time.ts'
import { later, NOW } from '../../makers/later.ts'
import { describeStores, emptyTables } from './describeStores.ts'

const seed = { meditationId: 'new-moon-seed', completedAt: NOW }
const tide = { meditationId: 'full-moon-tide', completedAt: later(MINUTE) }

describeStores('progress', (stores) => {
  test('completed meditations are listed in the order of their ids, for their person only', async () => {
    const { progress } = stores()
    await progress.complete('usr_jane', seed)
    await progress.complete('usr_jane', tide)

    expect(await progress.list('usr_jane')).toEqual([tide, seed])
    expect(await progress.list('usr_john')).toEqual([])
  })

  test('a meditation that is completed again keeps its first time', async () => {
    const { progress } = stores()

    const wereFirst = [
      await progress.complete('usr_jane', seed),
      await progress.complete('usr_jane', { ...seed, completedAt: later(MINUTE) }),
    ]

    expect(wereFirst).toEqual([true, false])
    expect(await progress.list('usr_jane')).toEqual([seed])
  })
})

const table = emptyTables()

test('a row of another form is left out with a warning, and keeps nobody from the others', async () => {
  const warn = vi.fn()
  const Item = { ...keys.progress('usr_jane', 'new-moon-quiet'), share: 0.4 }
  await table().client.send(new PutCommand({ TableName: table().name, Item }))
  await progressStore(table()).complete('usr_jane', seed)

  expect(await progressStore({ ...table(), warn }).list('usr_jane')).toEqual([seed])
  expect(warn).toHaveBeenCalledOnce()
})

test('progress is erased with what else was made in an account', async () => {
  await progressStore(table()).complete('usr_jane', seed)

  await erasureStore(table()).eraseContent('usr_jane')

  expect(await progressStore(table()).list('usr_jane')).toEqual([])
})
