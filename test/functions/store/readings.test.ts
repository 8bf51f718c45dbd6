import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { NOTHING_READ } from '../../../functions/domain/reading/Memory.ts'
import { keys } from '../../../functions/store/keys.ts'
import { type OpenedDay, readingStore } from '../../../functions/store/readings.ts'
import { zip } from '../../../functions/store/zip.ts'
import type { ReadingContent } from '../../../shared/domain/reading.ts'
import { DAY } from '../../../shared/domain/time.ts'
import { later, NOW } from '../../makers/later.ts'
import { describeStores, emptyTables } from './describeStores.ts'

const aDay = (changes: Partial<OpenedDay> = {}): OpenedDay => ({
  date: '2026-11-21',
  streak: 1,
  zone: 'UTC',
  zoneSince: NOW,
  ...changes,
})

const prose: ReadingContent = {
  title: 'A quiet day ☾',
  content: 'Ünïcode and “quotes”. '.repeat(200),
  advice: 'Rest.',
  basis: [{ part: 'content', fact: 'Moon in Pisces trine your natal Venus' }],
}

describeStores('readings', (stores) => {
  test('the newest day is found, whatever the order of opening', async () => {
    const { readings } = stores()
    for (const date of ['2026-11-19', '2026-12-01', '2026-11-30']) await readings.openDay('usr_jane', aDay({ date }))

    expect((await readings.findLatestDay('usr_jane'))?.date).toBe('2026-12-01')
  })

  test('nobody has a day of somebody else', async () => {
    await stores().readings.openDay('usr_jane', aDay())

    expect(await stores().readings.findLatestDay('usr_jan')).toBeUndefined()
    expect(await stores().readings.findLatestDay('usr_john')).toBeUndefined()
  })

  test('of many who open a day each gets the same one', async () => {
    const opened = await Promise.all(
      Array.from({ length: 10 }, (_, each) => stores().readings.openDay('usr_jane', aDay({ streak: each }))),
    )

    expect(new Set(opened.map(({ streak }) => streak)).size).toBe(1)
    expect(await stores().readings.findLatestDay('usr_jane')).toEqual(opened[0])
  })

  test('prose comes back letter for letter', async () => {
    await stores().readings.openDay('usr_jane', aDay({ personal: prose }))

    expect((await stores().readings.findLatestDay('usr_jane'))?.personal).toEqual(prose)
  })

  test('a personal reading takes the place of the sign’s, once, and only on a day that was opened', async () => {
    const { readings } = stores()
    const memory = { until: '2026-11-21', days: 'abcCA..' }
    const written = { personal: prose, memory }
    expect(await readings.addPersonal('usr_jane', '2026-11-21', written)).toBe(false)
    await readings.openDay('usr_jane', aDay({ general: { ...prose, title: 'Of the sign' } }))

    expect(await readings.addPersonal('usr_jane', '2026-11-21', written)).toBe(true)
    expect(await readings.addPersonal('usr_jane', '2026-11-21', { ...written, memory: NOTHING_READ })).toBe(false)
    expect(await readings.findLatestDay('usr_jane')).toEqual(aDay(written))
  })

  test('an open day goes on in another zone, and only one that is open', async () => {
    const { readings } = stores()
    const moved = { zone: 'Pacific/Honolulu', zoneSince: later(DAY) }
    expect(await readings.moveDay('usr_jane', '2026-11-21', moved)).toBe(false)
    await readings.openDay('usr_jane', aDay({ general: prose }))

    expect(await readings.moveDay('usr_jane', '2026-11-21', moved)).toBe(true)
    expect(await readings.findLatestDay('usr_jane')).toEqual(aDay({ general: prose, ...moved }))
  })

  test('earlier days are listed from the newest, so many at most', async () => {
    const { readings } = stores()
    const dates = ['2026-11-19', '2026-12-01', '2026-11-30', '2026-11-21']
    for (const date of dates) await readings.openDay('usr_jane', aDay({ date }))
    const list = async (before: string, limit: number) =>
      (await readings.listDays('usr_jane', { before, limit })).map(({ date }) => date)

    expect(await readings.countDays('usr_jane')).toBe(4)
    expect(await readings.countDays('usr_john')).toBe(0)
    expect(await list('2026-12-01', 2)).toEqual(['2026-11-30', '2026-11-21'])
    expect(await list('2026-11-20', 2)).toEqual(['2026-11-19'])
    expect(await list('2026-11-19', 2)).toEqual([])
  })
})

describe('a row of an earlier release', () => {
  const table = emptyTables()

  test('whose memory was a list of days has read nothing, and keeps its reading and its streak', async () => {
    const rowKey = keys.reading('usr_jane', '2026-11-21')
    const memory = zip([{ date: '2026-11-21', lead: 'Venus square Saturn/exact', house: 1, pieces: 'abc', frames: '' }])
    const Item = { ...rowKey, ...aDay({ streak: 7 }), personal: zip(prose), memory }
    await table().client.send(new PutCommand({ TableName: table().name, Item }))

    const found = await readingStore(table()).findLatestDay('usr_jane')

    expect(found).toEqual(aDay({ streak: 7, personal: prose, memory: undefined }))
  })

  test('keeps a memory of 120 days in less than a kilobyte', async () => {
    const memory = { until: '2026-11-21', days: 'abcCA..'.repeat(120) }
    await readingStore(table()).openDay('usr_john', aDay({ memory }))
    const Key = keys.reading('usr_john', '2026-11-21')

    const { Item } = await table().client.send(new GetCommand({ TableName: table().name, Key, ConsistentRead: true }))

    expect(Item!.memory.length).toBeLessThan(1024)
    expect((await readingStore(table()).findLatestDay('usr_john'))?.memory).toEqual(memory)
  })
})
