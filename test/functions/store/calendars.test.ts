import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { calendarStore } from '../../../functions/store/calendars.ts'
import { erasureStore } from '../../../functions/store/erasure.ts'
import { NOW } from '../../makers/later.ts'
import { describeStores, emptyTables } from './describeStores.ts'

const jane = { accountId: 'usr_jane', createdAt: NOW }
const john = { accountId: 'usr_john', createdAt: NOW }

describeStores('calendars', (stores) => {
  test('a new address ends the one before, of its own person only', async () => {
    const { calendars } = stores()
    await calendars.replace('first', jane)
    await calendars.replace('johns', john)
    await calendars.replace('second', jane)

    expect(await calendars.find('first')).toBeUndefined()
    expect(await calendars.find('second')).toEqual(jane)
    expect(await calendars.find('johns')).toEqual(john)
  })

  test('revoking ends the address, and may be repeated', async () => {
    const { calendars } = stores()
    await calendars.replace('first', jane)

    await calendars.revoke('usr_jane')
    await calendars.revoke('usr_jane')

    expect(await calendars.find('first')).toBeUndefined()
  })
})

const table = emptyTables()

test('an erasure takes the address along, which nothing else would lead to', async () => {
  await calendarStore(table()).replace('first', jane)

  await erasureStore(table()).eraseContent('usr_jane')

  const { Items } = await table().client.send(new ScanCommand({ TableName: table().name }))
  expect(Items).toEqual([])
})
