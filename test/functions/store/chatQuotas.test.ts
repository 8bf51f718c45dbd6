import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { chatQuotaStore } from '../../../functions/store/chatQuotas.ts'
import { keys } from '../../../functions/store/keys.ts'
import { DAY } from '../../../shared/domain/time.ts'
import { later, NOW } from '../../makers/later.ts'
import { describeStores, emptyTables } from './describeStores.ts'

describeStores('questions', (stores) => {
  const open = (seconds: number, limit = 2) =>
    stores().quotas.open('usr_jane', { month: '2026-11', limit, now: later(seconds) })
  const close = async (opened: Awaited<ReturnType<typeof open>>, counts: boolean) =>
    typeof opened === 'object' && stores().quotas.close('usr_jane', opened, { counts })
  const used = () => stores().quotas.readUsed('usr_jane', '2026-11')

  test('are asked one at a time, of fifty at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => open(0, 100)))

    expect(outcomes.filter((outcome) => outcome === 'busy').length).toBe(49)
    expect(await used()).toBe(1)
  })

  test('count when they were answered, and not when they were not', async () => {
    await close(await open(0), true)
    await close(await open(1), false)

    expect(await used()).toBe(1)
  })

  test('end with the month’s limit', async () => {
    for (const second of [0, 1]) await close(await open(second), true)

    expect(await open(2)).toBe('spent')
  })

  test('whose answer never came stand in nobody’s way for long, and are closed only once', async () => {
    const lost = await open(0)

    expect(await open(29)).toBe('busy')
    const next = await open(30)
    expect([await close(lost, false), await close(next, true), await close(next, false)]).toEqual([false, true, false])
  })
})

describeStores('a quota', (stores) => {
  const question = { month: '2026-11', limit: 1, now: NOW }

  test('is one person’s and one month’s', async () => {
    const { quotas } = stores()

    expect(await quotas.open('usr_jane', question)).toEqual({ month: '2026-11', busyUntil: later(30) })
    expect(await quotas.open('usr_john', question)).toEqual({ month: '2026-11', busyUntil: later(30) })
    expect(await quotas.open('usr_jane', { ...question, month: '2026-12' })).toEqual({
      month: '2026-12',
      busyUntil: later(30),
    })
    expect(await quotas.readUsed('usr_nobody', '2026-11')).toBe(0)
  })

  test('that is spent by a question that is still open is busy, and spent after it', async () => {
    const { quotas } = stores()
    await quotas.open('usr_jane', question)

    expect(await quotas.open('usr_jane', { ...question, now: later(29) })).toBe('busy')
    expect(await quotas.open('usr_jane', { ...question, now: later(30) })).toBe('spent')
  })
})

describe('the row of a quota', () => {
  const table = emptyTables()

  test('is kept for two months', async () => {
    await chatQuotaStore(table()).open('usr_jane', { month: '2026-11', limit: 9, now: NOW })

    const Key = keys.chatQuota('usr_jane', '2026-11')
    const { Item } = await table().client.send(new GetCommand({ TableName: table().name, Key, ConsistentRead: true }))
    expect(Item).toEqual({ ...Key, used: 1, busyUntil: later(30), ttl: later(62 * DAY) })
  })

  test('of another release counts as none, and is logged', async () => {
    const warnings: string[] = []
    const quotas = chatQuotaStore({ ...table(), warn: (message) => void warnings.push(message) })
    const Item = { ...keys.chatQuota('usr_jane', '2026-11'), used: 'many' }
    await table().client.send(new PutCommand({ TableName: table().name, Item }))

    expect(await quotas.readUsed('usr_jane', '2026-11')).toBe(0)
    expect(warnings).toEqual(['a row is of another release'])
  })
})
