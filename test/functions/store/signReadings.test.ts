import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { NOTHING_READ } from '../../../functions/domain/reading/Memory.ts'
import { keys } from '../../../functions/store/keys.ts'
import { type SignDay, signReadingStore } from '../../../functions/store/signReadings.ts'
import { zip } from '../../../functions/store/zip.ts'
import { addDays, DAY } from '../../../shared/domain/time.ts'
import { later } from '../../makers/later.ts'
import { describeStores, emptyTables } from './describeStores.ts'

const aSignDay = (date: string, title = 'A table with friends'): SignDay => ({
  date,
  content: { title, content: 'The Moon is in Leo today.', advice: 'Ring one friend before lunch.', basis: [] },
  memory: { until: date, days: 'abcAA..' },
})

describeStores('readings of signs', (stores) => {
  test('the day is found, else the last one before it, and never one of another sign', async () => {
    const { signReadings } = stores()
    for (const date of ['2026-11-19', '2026-11-23', '2026-11-21']) await signReadings.keep('Libra', aSignDay(date))

    expect(await signReadings.findLatest('Libra', '2026-11-21')).toEqual(aSignDay('2026-11-21'))
    expect(await signReadings.findLatest('Libra', '2026-11-22')).toEqual(aSignDay('2026-11-21'))
    expect(await signReadings.findLatest('Libra', '2026-11-18')).toBeUndefined()
    expect(await signReadings.findLatest('Leo', '2026-11-22')).toBeUndefined()
  })

  test('of many who write a day everybody gets the same one', async () => {
    const { signReadings } = stores()

    const kept = await Promise.all(
      Array.from({ length: 8 }, (_, each) => signReadings.keep('Libra', aSignDay('2026-11-21', `Title ${each}`))),
    )

    expect(new Set(kept.map(({ content }) => content.title)).size).toBe(1)
    expect(await signReadings.findLatest('Libra', '2026-11-21')).toEqual(kept[0])
  })
})

describe('the row of a sign’s day', () => {
  const table = emptyTables()
  const rowKey = keys.signReading('Libra', '2026-11-21')
  const drop = () => table().client.send(new DeleteCommand({ TableName: table().name, Key: rowKey }))

  test('is kept for 120 days from its midnight', async () => {
    await signReadingStore(table()).keep('Libra', aSignDay('2026-11-21'))

    const { Item } = await table().client.send(
      new GetCommand({ TableName: table().name, Key: rowKey, ConsistentRead: true }),
    )
    expect(Item).toEqual({
      ...rowKey,
      date: '2026-11-21',
      content: expect.any(Uint8Array),
      memory: expect.any(Uint8Array),
      ttl: later(-DAY / 2 + 120 * DAY),
    })
  })

  test('is read once by an instance, which remembers sixty days', async () => {
    const signReadings = signReadingStore(table())
    await signReadings.keep('Libra', aSignDay('2026-11-21'))
    await drop()

    for (let each = 1; each < 60; each += 1) await signReadings.keep('Leo', aSignDay(addDays('2026-11-21', each)))
    expect(await signReadings.findLatest('Libra', '2026-11-21')).toEqual(aSignDay('2026-11-21'))
    await signReadings.keep('Leo', aSignDay('2027-11-21'))
    expect(await signReadings.findLatest('Libra', '2026-11-21')).toBeUndefined()
  })

  test('is remembered by an instance that found it, and an earlier day is not taken for it', async () => {
    await signReadingStore(table()).keep('Libra', aSignDay('2026-11-21'))
    const signReadings = signReadingStore(table())
    expect(await signReadings.findLatest('Libra', '2026-11-22')).toEqual(aSignDay('2026-11-21'))
    await signReadingStore(table()).keep('Libra', aSignDay('2026-11-22'))
    expect(await signReadings.findLatest('Libra', '2026-11-22')).toEqual(aSignDay('2026-11-22'))

    expect(await signReadings.findLatest('Libra', '2026-11-21')).toEqual(aSignDay('2026-11-21'))
    await drop()
    expect(await signReadings.findLatest('Libra', '2026-11-21')).toEqual(aSignDay('2026-11-21'))
  })

  test('whose memory is of another release has read nothing', async () => {
    const { memory, content, date } = aSignDay('2026-11-21')
    const Item = { ...rowKey, date, content: zip(content), memory: zip([memory]) }
    await table().client.send(new PutCommand({ TableName: table().name, Item }))

    expect(await signReadingStore(table()).findLatest('Libra', date)).toEqual({ date, content, memory: NOTHING_READ })
  })

  test('of another release is written anew for this one’s readers, and logged', async () => {
    const warnings: string[] = []
    const signReadings = signReadingStore({ ...table(), warn: (message) => void warnings.push(message) })
    const Item = { ...rowKey, date: '2026-11-21', content: 'plain', memory: 'plain' }
    await table().client.send(new PutCommand({ TableName: table().name, Item }))

    expect(await signReadings.findLatest('Libra', '2026-11-21')).toBeUndefined()
    expect(await signReadings.keep('Libra', aSignDay('2026-11-21'))).toEqual(aSignDay('2026-11-21'))
    expect(warnings).toEqual(['a row is of another release', 'a row is of another release'])
  })
})
