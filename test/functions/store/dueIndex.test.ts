import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { dueAttributes, dueIndex } from '../../../functions/store/dueIndex.ts'
import { keys } from '../../../functions/store/keys.ts'
import { DAY, type EpochSeconds, HOUR, MINUTE } from '../../../shared/domain/time.ts'
import { later, NOW } from '../../makers/later.ts'
import { emptyTables } from './describeStores.ts'

const MIDNIGHT = -12 * HOUR
const table = emptyTables()

async function put(id: string, at: EpochSeconds, kind = 'ERRAND'): Promise<void> {
  const Item = { ...keys.event(id), ...dueAttributes({ kind, id, at }) }
  await table().client.send(new PutCommand({ TableName: table().name, Item }))
}

const list = async (now: EpochSeconds, ahead?: number) =>
  (await dueIndex(table()).list({ kind: 'ERRAND', now, ...(ahead !== undefined && { ahead }) })).map(({ pk }) => pk)

async function watermark(kind = 'ERRAND'): Promise<EpochSeconds | undefined> {
  const { Item } = await table().client.send(
    new GetCommand({ TableName: table().name, Key: keys.watermark(kind), ConsistentRead: true }),
  )
  return Item?.day
}

describe('the attributes of a due row', () => {
  test('name its kind, its UTC day and a shard, and sort by second', () => {
    const { duePk, dueSk } = dueAttributes({ kind: 'ERRAND', id: 'one', at: NOW })

    expect(duePk).toMatch(/^DUE#ERRAND#20261121#[0-7]$/)
    expect(dueSk).toBe(`00${NOW}#one`)
  })

  test('spread many ids over all eight shards, and an id over one', () => {
    const shards = Array.from({ length: 200 }, (_, id) => dueAttributes({ kind: 'ERRAND', id: `${id}`, at: NOW }).duePk)

    expect(new Set(shards).size).toBe(8)
    expect(dueAttributes({ kind: 'ERRAND', id: '7', at: later(1) }).duePk).toBe(shards[7])
  })
})

describe('what is due', () => {
  test('is found with its keys from its second on, by its own kind', async () => {
    await put('one', NOW)
    await put('other', NOW, 'OTHER')

    expect(await list(later(-1))).toEqual([])
    expect(await dueIndex(table()).list({ kind: 'ERRAND', now: NOW })).toEqual([keys.event('one')])
  })

  test.each(['0', 'zz'])('is not found a second early, even with the id %s', async (id) => {
    await put(id, later(1))

    expect(await list(NOW)).toEqual([])
    expect(await list(later(1))).toEqual([keys.event(id).pk])
  })

  test('is listed oldest day first', async () => {
    await put('today', NOW)
    await put('yesterday', later(-DAY))

    expect(await list(NOW)).toEqual([keys.event('yesterday').pk, keys.event('today').pk])
  })

  test('is found on the very first run as far back as rows become due ahead, to the day', async () => {
    await put('inside', later(MIDNIGHT - 3 * DAY))
    await put('outside', later(MIDNIGHT - 3 * DAY - 1))

    expect(await list(NOW, 3 * DAY)).toEqual([keys.event('inside').pk])
  })

  test.each([
    [99, true],
    [100, false],
  ])('of which there are %i on a day lets the same run look at a later day: %s', async (count, isRead) => {
    await Promise.all(Array.from({ length: count }, (_, each) => put(`early-${each}`, later(-DAY))))
    await put('late', NOW)

    const found = await list(NOW)

    expect(found).toHaveLength(isRead ? count + 1 : count)
    expect(found.includes(keys.event('late').pk)).toBe(isRead)
  })
})

describe('the watermark', () => {
  test('is written by the first run, at the first day that it looked at and found open', async () => {
    await list(NOW)

    expect(await watermark()).toBe(later(MIDNIGHT))
    expect(await watermark('OTHER')).toBeUndefined()
  })

  test('passes a day once it is empty and an hour is over, and not a second before', async () => {
    await list(NOW)

    await list(later(MIDNIGHT + DAY + HOUR - 1))
    expect(await watermark()).toBe(later(MIDNIGHT))
    await list(later(MIDNIGHT + DAY + HOUR))
    expect(await watermark()).toBe(later(MIDNIGHT + DAY))
  })

  test('stays at a day with a row in it, whatever is empty after it', async () => {
    await list(NOW)
    await put('one', later(MINUTE))

    await list(later(5 * DAY))

    expect(await watermark()).toBe(later(MIDNIGHT))
    expect(await list(later(6 * DAY))).toEqual([keys.event('one').pk])
  })

  test('that is ahead of the clock is not believed', async () => {
    await list(later(10 * DAY))
    await put('one', NOW)

    expect(await list(NOW)).toEqual([keys.event('one').pk])
  })

  test('of another release counts as none, and is logged', async () => {
    const Item = { ...keys.watermark('ERRAND'), day: 'Saturday' }
    await table().client.send(new PutCommand({ TableName: table().name, Item }))
    await put('one', NOW)
    const warnings: string[] = []

    const found = await dueIndex({ ...table(), warn: (message) => void warnings.push(message) }).list({
      kind: 'ERRAND',
      now: NOW,
    })

    expect(found).toEqual([keys.event('one')])
    expect(warnings).toEqual(['a row is of another release'])
  })
})
