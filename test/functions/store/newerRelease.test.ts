import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, expect, test } from 'vitest'
import { castChart } from '../../../functions/domain/chart/natalChart.ts'
import { accountStore } from '../../../functions/store/accounts.ts'
import { chartStore } from '../../../functions/store/charts.ts'
import { deletionRow, deletionStore } from '../../../functions/store/deletions.ts'
import { entitlementStore } from '../../../functions/store/entitlements.ts'
import { keys } from '../../../functions/store/keys.ts'
import { outboxStore } from '../../../functions/store/outbox.ts'
import { readingStore } from '../../../functions/store/readings.ts'
import { sessionStore } from '../../../functions/store/sessions.ts'
import type { Table } from '../../../functions/store/table.ts'
import { zip } from '../../../functions/store/zip.ts'
import { MINUTE } from '../../../shared/domain/time.ts'
import { aBirth } from '../../makers/aBirth.ts'
import { aBornAccount } from '../../makers/anAccount.ts'
import { anEntitlement } from '../../makers/anEntitlement.ts'
import { aSession } from '../../makers/aSession.ts'
import { later, NOW } from '../../makers/later.ts'
import { emptyTables } from './describeStores.ts'

const emptyTable = emptyTables()
let table: Table
let warnings: string[]
beforeEach(() => {
  warnings = []
  table = { ...emptyTable(), warn: (what) => warnings.push(what) }
})

const id = 'usr_jane'
const jane = aBornAccount()
const WARNING = 'a row is of another release'
const day = { date: '2026-11-21', streak: 4, zone: 'UTC', zoneSince: NOW } as const
const put = (Item: object) => table.client.send(new PutCommand({ TableName: table.name, Item: { ...Item } }))
const get = async (Key: { pk: string; sk: string }) =>
  (await table.client.send(new GetCommand({ TableName: table.name, Key, ConsistentRead: true }))).Item

test('a changed profile keeps what a newer release has written beside it', async () => {
  await put({ ...keys.profile(id), ...jane, pronouns: 'she', gender: 'agender' })
  const accounts = accountStore(table)
  const seen = (await accounts.find(id))!.account

  const written = await accounts.replace(seen, { ...seen, firstName: 'Janet' })

  expect(seen.gender).toBeNull()
  expect(written?.version).toBe(2)
  expect(await get(keys.profile(id))).toMatchObject({
    firstName: 'Janet',
    version: 2,
    pronouns: 'she',
    gender: 'agender',
    place: jane.place,
  })
})

test('a profile that changes together with a deletion keeps what a newer release has written beside it', async () => {
  await put({ ...keys.profile(id), ...jane, pronouns: 'she' })
  const deletion = { accountId: id, dueAt: NOW, attempts: 0, reason: 'closed' } as const

  await accountStore(table).replace(jane, { ...jane, status: 'deleting' }, { deletion })

  expect(await get(keys.profile(id))).toMatchObject({ status: 'deleting', pronouns: 'she' })
})

test('an account with a status of a newer release is found, active for nothing, and leaves a warning', async () => {
  await put({ ...keys.profile(id), ...jane, status: 'suspended' })

  expect((await accountStore(table).find(id))?.account).toEqual({ ...jane, status: 'unknown' })
  expect(warnings).toEqual([WARNING])
})

test('a changed entitlement keeps what a newer release has written beside it', async () => {
  await put({ ...keys.entitlement(id), ...anEntitlement(), coupon: 'SPRING' })

  await entitlementStore(table).replace(id, anEntitlement(), {
    claim: anEntitlement({ status: 'cancelled' }),
    now: NOW,
  })

  expect(await get(keys.entitlement(id))).toMatchObject({ status: 'cancelled', version: 2, coupon: 'SPRING' })
})

test.each([
  ['status', { status: 'paused' }],
  ['source', { source: 'apple' }],
  ['form of an end', { subscriptionEndsAt: '2027-01-01' }],
  ['form of a version', { version: 'v7' }],
])('an entitlement with another %s gives no access, is not taken for none, and leaves a warning', async (_, changes) => {
  await put({ ...keys.profile(id), ...jane })
  await put({ ...keys.entitlement(id), ...anEntitlement(), ...changes })

  const { entitlement } = (await accountStore(table).find(id))!

  expect(entitlement).toMatchObject({ status: 'inactive', source: 'unknown' })
  expect(warnings).toEqual([WARNING])
})

test('a day whose reading has another form still counts for the streak, and is not written over', async () => {
  const row = { ...keys.reading(id, day.date), ...day, personal: new Uint8Array(zip({ verses: [] })), mood: 'calm' }
  await put(row)
  const readings = readingStore(table)

  expect(await readings.findLatestDay(id)).toEqual({ ...day, personal: undefined })
  expect(await readings.openDay(id, { ...day, streak: 1 })).toEqual({ ...day, personal: undefined })
  expect(await get(keys.reading(id, day.date))).toEqual(row)
})

test('a day of another form altogether counts as none, and is not written over', async () => {
  const row = { ...keys.reading(id, day.date), date: day.date, streak: { days: 4 } }
  await put(row)
  const readings = readingStore(table)

  expect(await readings.findLatestDay(id)).toBeUndefined()
  expect(await readings.openDay(id, day)).toEqual(day)
  expect(await get(keys.reading(id, day.date))).toEqual(row)
})

test('a chart of another form is cast again', async () => {
  const charts = chartStore(table)
  await put({ ...keys.chart(id), hash: 'hash', chart: zip({ planets: [] }) })
  expect(await charts.find(id, 'hash')).toBeUndefined()

  await charts.keep(id, 'hash', castChart(aBirth()))

  expect(await charts.find(id, 'hash')).toEqual(castChart(aBirth()))
})

test('a session of another form opens nothing, and can still be closed', async () => {
  const sessions = sessionStore(table)
  await put({ ...keys.session('new'), tokenHash: 'new', accountId: id, grants: [] })
  await put({ ...keys.device(id, 'new'), tokenHash: 'new', firstSeen: NOW })
  await sessions.open(aSession({ tokenHash: 'known', accountId: id }))

  expect(await sessions.find('new')).toBeUndefined()
  expect((await sessions.listOf(id)).map(({ tokenHash }) => tokenHash)).toEqual(['known'])
  await sessions.closeAll(id)
  expect([await get(keys.session('new')), await get(keys.device(id, 'new'))]).toEqual([undefined, undefined])
})

test('a deletion that becomes due again keeps what a newer release has written to it, and can be claimed at once', async () => {
  const unverified = { accountId: id, dueAt: NOW, attempts: 0, reason: 'unverified' } as const
  await put({ ...keys.profile(id), ...jane })
  await put({ ...deletionRow(unverified), reviewedBy: 'operator' })
  const deletions = deletionStore(table)
  await deletions.claim(id, NOW)

  const deletion = { accountId: id, dueAt: later(MINUTE), attempts: 0, reason: 'closed' } as const
  await accountStore(table).replace(jane, { ...jane, status: 'deleting' }, { deletion })

  expect(await deletions.claim(id, later(MINUTE))).toMatchObject({ reason: 'closed', attempts: 1 })
  expect(await get(keys.deletion(id))).toMatchObject({ reviewedBy: 'operator' })
})

test('a deletion that an earlier release wrote for an unconfirmed address is read as one for an unverified address', async () => {
  const deletion = { accountId: id, dueAt: NOW, attempts: 0, reason: 'unverified' } as const
  await put({ ...deletionRow(deletion), reason: 'unconfirmed' })

  expect(await deletionStore(table).claim(id, NOW)).toEqual({ ...deletion, attempts: 1 })
})

test('a watermark of another form is replaced, and what a newer release has written beside it stays', async () => {
  await put({ ...keys.watermark('MAIL'), day: '2026-11-21', note: 'kept' })

  expect(await outboxStore(table).listDue(NOW)).toEqual([])

  expect(await get(keys.watermark('MAIL'))).toMatchObject({ day: expect.any(Number), note: 'kept' })
})
