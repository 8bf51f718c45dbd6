import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { NEWCOMER } from '../../../functions/domain/admin/counted.ts'
import { accountStore } from '../../../functions/store/accounts.ts'
import { directoryStore } from '../../../functions/store/directory.ts'
import { keys } from '../../../functions/store/keys.ts'
import { anAccount } from '../../makers/anAccount.ts'
import { later, NOW } from '../../makers/later.ts'
import { emptyTables } from './describeStores.ts'

const table = emptyTables()
const account = anAccount()

test('whoever joins has an entry, and whoever is taken out leaves neither that nor a word to be found by', async () => {
  const [accounts, directory] = [accountStore(table()), directoryStore(table())]
  const claim = { email: account.email, claim: 'claim' }
  await accounts.claimEmail({ ...claim, until: later(30), now: NOW })
  await accounts.create(account, claim, {})
  const joined = (await directory.find(account.id))!
  expect(joined).toMatchObject({ version: 1, words: [] })
  await directory.commit({
    account,
    seen: joined,
    counted: NEWCOMER,
    words: ['jane', 'doe'],
    states: ['free'],
    changes: [],
  })
  const found = (await directory.find(account.id))!
  expect([...found.words].sort()).toEqual(['doe', 'jane'])

  expect(await directory.remove(account.id, joined, [])).toBe(false)
  expect(await directory.remove(account.id, found, [])).toBe(true)

  const { pk } = keys.profile(account.id)
  const { Items = [] } = await table().client.send(
    new QueryCommand({
      TableName: table().name,
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
    }),
  )
  expect(Items.map(({ sk }) => sk)).toEqual([keys.profile(account.id).sk])
})
