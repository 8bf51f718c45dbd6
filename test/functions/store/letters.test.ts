import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { erasureStore } from '../../../functions/store/erasure.ts'
import { keys } from '../../../functions/store/keys.ts'
import { letterStore } from '../../../functions/store/letters.ts'
import { DAY } from '../../../shared/domain/time.ts'
import { aLetter } from '../../makers/aLetter.ts'
import { later, NOW } from '../../makers/later.ts'
import { describeStores, emptyTables } from './describeStores.ts'

describeStores('letters', (stores) => {
  test('a letter is kept and found as it is, due from its second on', async () => {
    const { letters } = stores()
    await letters.replace('usr_jane', undefined, aLetter())

    expect(await letters.find('usr_jane')).toEqual(aLetter())
    expect(await letters.listDue(later(-1))).toEqual([])
    expect(await letters.listDue(NOW)).toEqual(['usr_jane'])
  })

  test('whoever read an earlier version changes nothing', async () => {
    const { letters } = stores()
    await letters.replace('usr_jane', undefined, aLetter())
    await letters.replace('usr_jane', aLetter(), aLetter({ hour: 8 }))

    expect(await letters.replace('usr_jane', aLetter(), aLetter({ hour: 9 }))).toBe(false)
    expect(await letters.replace('usr_jane', undefined, aLetter({ hour: 9 }))).toBe(false)
    expect(await letters.find('usr_jane')).toEqual(aLetter({ hour: 8, version: 2 }))
  })

  test('a letter that was moved or stopped is not due any more', async () => {
    const { letters } = stores()
    await letters.replace('usr_jane', undefined, aLetter())
    await letters.replace('usr_jane', aLetter(), aLetter({ dueAt: later(DAY), lastDate: '2026-11-21' }))
    expect(await letters.listDue(NOW)).toEqual([])

    const moved = await letters.find('usr_jane')
    await letters.replace('usr_jane', moved, { ...moved!, frequency: 'off', dueAt: undefined })

    expect(await letters.listDue(later(9 * DAY))).toEqual([])
  })
})

const table = emptyTables()

test('a frequency of another release sends nothing', async () => {
  const Item = { ...keys.letter('usr_jane'), ...aLetter(), frequency: 'hourly' }
  await table().client.send(new PutCommand({ TableName: table().name, Item }))

  expect(await letterStore(table()).find('usr_jane')).toEqual(aLetter({ frequency: 'off' }))
})

test('an erasure leaves nothing of a letter', async () => {
  await letterStore(table()).replace('usr_jane', undefined, aLetter())

  await erasureStore(table()).eraseContent('usr_jane')

  const { Items } = await table().client.send(new ScanCommand({ TableName: table().name }))
  expect(Items).toEqual([])
})
