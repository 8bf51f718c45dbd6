import { expect, test } from 'vitest'
import { exchangeId } from '../../../functions/domain/chat/exchange.ts'
import { anExchange } from '../../makers/anExchange.ts'
import { later } from '../../makers/later.ts'
import { describeStores } from './describeStores.ts'

describeStores('chats', (stores) => {
  test('come back as they were, newest first and a page at a time', async () => {
    const { chats } = stores()
    const exchanges = Array.from({ length: 5 }, (_, each) =>
      anExchange({ at: later(each), message: `question ${each}`, source: 'model' }),
    )
    for (const exchange of exchanges) await chats.add('usr_jane', exchange)
    await chats.add('usr_john', anExchange())

    const first = await chats.list('usr_jane', { limit: 3 })
    const second = await chats.list('usr_jane', { limit: 3, before: exchangeId(first.at(-1)!.at) })

    expect([...first, ...second]).toEqual(exchanges.toReversed())
  })

  test('have one exchange a second', async () => {
    const { chats } = stores()
    await chats.add('usr_jane', anExchange({ idempotencyKey: 'a-key-of-mine' }))

    expect(await chats.add('usr_jane', anExchange({ message: 'another' }))).toBe(false)
    expect(await chats.list('usr_jane', { limit: 9 })).toEqual([anExchange({ idempotencyKey: 'a-key-of-mine' })])
  })
})

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
