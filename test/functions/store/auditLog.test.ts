import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { auditLogStore } from '../../../functions/store/auditLog.ts'
import { keys } from '../../../functions/store/keys.ts'
import { DAY } from '../../../shared/domain/time.ts'
import { anAuditRecord } from '../../makers/anAuditRecord.ts'
import { later, NOW } from '../../makers/later.ts'
import { emptyTables } from './describeStores.ts'

const table = emptyTables()
const log = () => auditLogStore(table())

test('audit records are listed newest first, also those of one second', async () => {
  const records = [NOW, NOW, NOW, later(1)].map((now) => anAuditRecord(now, { target: 'usr_jane' }))
  for (const record of records) await log().append(record)

  expect(await log().list({ limit: 50, now: later(1) })).toEqual(records.toReversed())
})

test('pages follow each other across months and empty months, without a gap or a repetition', async () => {
  const records = [-100, -99, -35, -34, -3, -2, -1, 0].map((days) => anAuditRecord(later(days * DAY)))
  for (const record of records) await log().append(record)

  const listed = []
  let before: string | undefined
  for (let page = 0; page < 4; page += 1) {
    const found = await log().list({ before, limit: 3, now: NOW })
    listed.push(...found)
    before = found.at(-1)?.id ?? before
  }

  expect(listed).toEqual(records.toReversed())
})

test('an act is listed once: as started until its outcome is written, and then with that', async () => {
  const [first, second] = [anAuditRecord(), anAuditRecord()]
  for (const record of [first, second]) await log().append({ ...record, result: 'STARTED' })
  await log().append({ ...first, result: 'OK' })

  const listed = await log().list({ limit: 50, now: NOW })

  expect(listed.map(({ id, result }) => [id, result])).toEqual([
    [second.id, 'STARTED'],
    [first.id, 'OK'],
  ])
})

test('the last act of a page has its outcome, too', async () => {
  const acts = [anAuditRecord(), anAuditRecord(), anAuditRecord()]
  for (const act of acts) {
    await log().append({ ...act, result: 'STARTED' })
    await log().append({ ...act, result: 'CONFLICT' })
  }

  const page = await log().list({ limit: 2, now: NOW })
  const next = await log().list({ limit: 2, before: page.at(-1)!.id, now: NOW })

  expect([...page, ...next].map(({ id, result }) => [id, result])).toEqual(
    acts.toReversed().map(({ id }) => [id, 'CONFLICT']),
  )
})

test('a record that is written again stays as it was, and each is kept for four hundred days', async () => {
  const record = anAuditRecord()
  await log().append(record)

  await log().append({ ...record, reason: 'another story' })

  expect(await log().list({ limit: 50, now: later(399 * DAY) })).toEqual([record])
  expect(await log().list({ limit: 50, now: later(440 * DAY) })).toEqual([])
})

test.each(['nonsense', '-', '999999999999-000001-000000000000'])('a page before %j is a page', async (before) => {
  await log().append(anAuditRecord())

  expect((await log().list({ before, limit: 50, now: NOW })).length).toBeLessThanOrEqual(1)
})

test('a record of a newer release is left out, and the rest is listed', async () => {
  const [known, newer] = [anAuditRecord(), anAuditRecord()]
  await log().append(known)
  const { target: accountId, ...rest } = newer
  const Item = { ...keys.audit('202611', newer.id, 'OUTCOME'), ...rest, accountId, action: 'makeCoffee' }
  await table().client.send(new PutCommand({ TableName: table().name, Item }))

  expect(await log().list({ limit: 50, now: NOW })).toEqual([known])
})

test('the acts on an account are found by it, newest first, each with its outcome, and no look is', async () => {
  const acts = [NOW, later(40 * DAY)].map((at) => anAuditRecord(at, { action: 'startTrial', target: 'usr_jane' }))
  const other = anAuditRecord(NOW, { action: 'startTrial', target: 'usr_ada' })
  for (const act of [...acts, other]) await log().append({ ...act, result: 'STARTED' })
  await log().append(acts[0]!)
  await log().append(anAuditRecord(NOW, { action: 'listInvoices', target: 'usr_jane' }))

  expect(await log().listActsOn('usr_jane', 20)).toEqual([{ ...acts[1], result: 'STARTED' }, acts[0]])
})
