import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { keys } from '../../../functions/store/keys.ts'
import { reportStore } from '../../../functions/store/reports.ts'
import { zip } from '../../../functions/store/zip.ts'
import { DAY } from '../../../shared/domain/time.ts'
import { aReport } from '../../makers/aReport.ts'
import { later, NOW } from '../../makers/later.ts'
import { describeStores, emptyTables } from './describeStores.ts'

const me = 'usr_jane'
const reportAt = (order: number) => aReport({ id: `${String(order).padStart(12, '0')}-aaaaaaaa` })
const added = (order: number) => ({ report: reportAt(order), claim: `claim ${order}`, now: NOW })

describeStores('reports', (stores) => {
  test('reports are listed newest first, letter for letter', async () => {
    const { reports } = stores()
    for (const order of [2, 10, 1]) await reports.add(me, added(order))

    expect(await reports.list(me, { limit: 5 })).toEqual([reportAt(10), reportAt(2), reportAt(1)])
  })

  test('a page goes on after the last report of the one before', async () => {
    const { reports } = stores()
    for (const order of [1, 2, 3]) await reports.add(me, added(order))

    const first = await reports.list(me, { limit: 2 })
    const second = await reports.list(me, { limit: 2, before: first.at(-1)!.id })
    const last = await reports.list(me, { limit: 2, before: second.at(-1)!.id })

    expect([first, second, last].map((page) => page.map(({ id }) => Number.parseInt(id, 10)))).toEqual([
      [3, 2],
      [1],
      [],
    ])
  })

  test('nobody lists or deletes a report of somebody else', async () => {
    const { reports } = stores()
    await reports.add(me, added(1))

    expect(await reports.list('usr_jan', { limit: 5 })).toEqual([])
    expect(await reports.remove('usr_john', reportAt(1).id)).toBe(false)
    expect(await reports.list(me, { limit: 5 })).toEqual([reportAt(1)])
  })

  test('of many with one claim the first is kept, and found by it', async () => {
    const { reports } = stores()
    const tries = await Promise.all(
      Array.from({ length: 10 }, (_, each) => reports.add(me, { ...added(each), claim: 'the same' })),
    )

    const listed = await reports.list(me, { limit: 20 })
    expect(tries.filter(Boolean).length).toBe(1)
    expect(listed.length).toBe(1)
    expect(await reports.findClaimed(me, 'the same')).toEqual(listed[0])
    expect(await reports.findClaimed(me, 'another')).toBeUndefined()
  })

  test('a report is named, renamed and left without a name, and is otherwise the same', async () => {
    const { reports } = stores()
    await reports.add(me, added(1))
    const { id } = reportAt(1)

    expect(await reports.rename(me, id, 'Zoë 🌙')).toEqual({ ...reportAt(1), partnerName: 'Zoë 🌙' })
    expect(await reports.rename(me, id, 'Anna')).toEqual({ ...reportAt(1), partnerName: 'Anna' })
    expect(await reports.list(me, { limit: 5 })).toEqual([{ ...reportAt(1), partnerName: 'Anna' }])
    expect(await reports.findClaimed(me, 'claim 1')).toEqual({ ...reportAt(1), partnerName: 'Anna' })
    expect(await reports.rename(me, id, null)).toEqual(reportAt(1))
    expect(await reports.rename(me, id, null)).toEqual(reportAt(1))
  })

  test("naming makes no report where there is none, and names nobody else's", async () => {
    const { reports } = stores()
    await reports.add(me, added(1))

    expect(await reports.rename(me, reportAt(2).id, 'Anna')).toBeUndefined()
    expect(await reports.rename('usr_john', reportAt(1).id, 'Anna')).toBeUndefined()
    expect(await reports.list(me, { limit: 5 })).toEqual([reportAt(1)])
    expect(await reports.list('usr_john', { limit: 5 })).toEqual([])
  })

  test('a name that a report is made with is kept with it', async () => {
    const { reports } = stores()
    const report = { ...reportAt(1), partnerName: 'Anna' }
    await reports.add(me, { ...added(1), report })

    expect(await reports.list(me, { limit: 5 })).toEqual([report])
  })

  test('a deleted report is gone, once, and can be made again', async () => {
    const { reports } = stores()
    await reports.add(me, added(1))

    expect(await reports.remove(me, reportAt(1).id)).toBe(true)
    expect(await reports.remove(me, reportAt(1).id)).toBe(false)
    expect(await reports.list(me, { limit: 5 })).toEqual([])
    expect(await reports.add(me, added(1))).toBe(true)
  })
})

describe('a report of another release', () => {
  const table = emptyTables()

  test('keeps nobody from the others', async () => {
    const reports = reportStore(table())
    await reports.add(me, added(1))
    const Item = { ...keys.report(me, reportAt(2).id), ...reportAt(2), report: zip({ verses: [] }), claim: 'new' }
    await table().client.send(new PutCommand({ TableName: table().name, Item }))

    expect(await reports.list(me, { limit: 5 })).toEqual([reportAt(1)])
    expect(await reports.remove(me, reportAt(2).id)).toBe(true)
  })
})

describe('the claim of a report', () => {
  const table = emptyTables()

  test('is kept for two days', async () => {
    await reportStore(table()).add(me, added(1))

    const Key = keys.reportClaim(me, 'claim 1')
    const { Item } = await table().client.send(new GetCommand({ TableName: table().name, Key, ConsistentRead: true }))
    expect(Item).toEqual({ ...Key, reportId: reportAt(1).id, ttl: later(2 * DAY) })
  })
})
