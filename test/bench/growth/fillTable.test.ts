import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { afterEach, expect, test } from 'vitest'
import { accountStore } from '../../../functions/store/accounts.ts'
import { deletionStore } from '../../../functions/store/deletions.ts'
import { outboxStore } from '../../../functions/store/outbox.ts'
import { readingStore } from '../../../functions/store/readings.ts'
import { tableOf } from '../../../functions/store/table.ts'
import { startDatabase } from '../../../infra/local/aws/startDatabase.ts'
import { plan } from '../../../infra/local/template/plan.ts'
import { readTemplate } from '../../../infra/local/template/readTemplate.ts'
import { NOW } from '../../makers/later.ts'
import { DUE } from './crowd.ts'
import { fillTable } from './fillTable.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function aFilledTable(accounts: number) {
  const directory = mkdtempSync(join(tmpdir(), 'orrery-crowd-'))
  closers.push(() => rmSync(directory, { recursive: true }))
  const { table } = plan(await readTemplate(), { AppOrigin: 'http://localhost' })
  await fillTable({ directory, table, accounts, now: NOW })
  const database = await startDatabase(join(directory, 'table.db'))
  closers.push(database.stop)
  const client = new DynamoDBClient({
    endpoint: `http://127.0.0.1:${database.port}`,
    region: 'ap-southeast-1',
    credentials: { accessKeyId: 'bench', secretAccessKey: 'local' },
  })
  closers.push(() => client.destroy())
  return tableOf(client, table.TableName!)
}

test('the stores find the crowd in a filled table, and what is due in its index', async () => {
  const table = await aFilledTable(60)

  const record = await accountStore(table).find('usr_crowd000020')
  const day = await readingStore(table).findLatestDay('usr_crowd000020')

  expect(record).toMatchObject({ account: { email: 'crowd-20@example.com' }, entitlement: { status: 'active' } })
  expect(day).toMatchObject({ date: '2026-11-20', streak: 3, personal: { title: expect.any(String) } })
  expect(await accountStore(table).findIdByEmail('crowd-60@example.com')).toBe('usr_crowd000060')
  expect(await outboxStore(table).listDue(NOW)).toHaveLength(DUE.mails)
  expect(await deletionStore(table).listDue(NOW)).toHaveLength(DUE.deletions)
})
