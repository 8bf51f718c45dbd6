import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { exchangeId } from '../../../functions/domain/chat/exchange.ts'
import { chatStore } from '../../../functions/store/chats.ts'
import { keys } from '../../../functions/store/keys.ts'
import { DAY } from '../../../shared/domain/time.ts'
import { losingAnswers, mockTable } from '../../fakes/mockTable.ts'
import { anExchange } from '../../makers/anExchange.ts'
import { later, NOW } from '../../makers/later.ts'
import { describeStores, emptyTables } from './describeStores.ts'

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

  test('have one exchange a second, which may be added again', async () => {
    const { chats } = stores()
    await chats.add('usr_jane', anExchange({ idempotencyKey: 'a-key-of-mine' }))

    expect(await chats.add('usr_jane', anExchange({ message: 'another' }))).toBe(false)
    expect(await chats.add('usr_jane', anExchange({ idempotencyKey: 'a-key-of-hers' }))).toBe(false)
    expect(await chats.add('usr_jane', anExchange({ idempotencyKey: 'a-key-of-mine' }))).toBe(true)
    expect(await chats.list('usr_jane', { limit: 9 })).toEqual([anExchange({ idempotencyKey: 'a-key-of-mine' })])
  })

  test('keep where a conversation begins', async () => {
    const { chats } = stores()
    await chats.add('usr_jane', anExchange({ startsNew: true }))

    expect(await chats.list('usr_jane', { limit: 9 })).toEqual([anExchange({ startsNew: true })])
  })

  test('keep what the person thinks of an answer until it is taken back, and say what it was before', async () => {
    const { chats } = stores()
    const id = exchangeId(NOW)
    await chats.add('usr_jane', anExchange())
    const bad = { verdict: 'down', reason: 'unclear' } as const

    expect(await chats.rate('usr_jane', id, { verdict: 'up' })).toEqual({ before: undefined })
    expect(await chats.rate('usr_jane', id, bad)).toEqual({ before: { verdict: 'up' } })
    expect(await chats.list('usr_jane', { limit: 9 })).toEqual([anExchange({ feedback: bad })])
    expect(await chats.rate('usr_jane', id, undefined)).toEqual({ before: bad })
    expect(await chats.list('usr_jane', { limit: 9 })).toEqual([anExchange()])
  })

  test('take no verdict on what is not there, or is somebody else’s', async () => {
    const { chats } = stores()
    await chats.add('usr_john', anExchange())

    expect(await chats.rate('usr_jane', exchangeId(NOW), { verdict: 'up' })).toBeUndefined()
    expect(await chats.list('usr_jane', { limit: 9 })).toEqual([])
    expect(await chats.list('usr_john', { limit: 9 })).toEqual([anExchange()])
  })
})

test('a list of exchanges has the one that was added a moment before', async () => {
  const { table, mock } = mockTable()
  mock.on(QueryCommand).resolves({ Items: [] })

  await chatStore(table).list('usr_jane', { limit: 9 })

  const [query, ...others] = mock.commandCalls(QueryCommand)
  expect(query!.args[0].input).toMatchObject({ ConsistentRead: true })
  expect(others).toEqual([])
})

describe('the row of an exchange', () => {
  const table = emptyTables()

  test('is kept for 730 days, with nothing of the talk in plain letters', async () => {
    await chatStore(table()).add('usr_jane', anExchange())

    const Key = keys.chat('usr_jane', exchangeId(NOW))
    const { Item } = await table().client.send(new GetCommand({ TableName: table().name, Key, ConsistentRead: true }))
    expect(Item).toEqual({ ...Key, at: NOW, words: expect.any(Uint8Array), ttl: later(730 * DAY) })
  })

  test('is written once when its answer is lost and the client asks again', async () => {
    const exchange = anExchange({ idempotencyKey: 'a-key-of-mine' })

    expect(await chatStore(losingAnswers(table())).add('usr_jane', exchange)).toBe(true)

    expect(await chatStore(table()).list('usr_jane', { limit: 9 })).toEqual([exchange])
  })

  test('of another release is left out, and logged', async () => {
    const warnings: string[] = []
    const chats = chatStore({ ...table(), warn: (message) => void warnings.push(message) })
    const Item = { ...keys.chat('usr_jane', exchangeId(later(1))), at: later(1), words: 'plain' }
    await table().client.send(new PutCommand({ TableName: table().name, Item }))
    await chats.add('usr_jane', anExchange())

    expect(await chats.list('usr_jane', { limit: 9 })).toEqual([anExchange()])
    expect(warnings).toEqual(['a row is of another release'])
  })
})
