import { afterEach, describe, expect, test } from 'vitest'
import { problemOf } from '../../../functions/kit/http/problems.ts'
import { limitStore } from '../../../functions/store/limits.ts'
import { openTable, reachTable, type Table } from '../../../functions/store/table.ts'
import { verificationStore } from '../../../functions/store/verification.ts'
import { faultyTable } from '../../fakes/faultyTable.ts'
import { NOW } from '../../makers/later.ts'

let stop = () => {}
afterEach(() => stop())

async function aTable(...faults: Parameters<typeof faultyTable>[0]) {
  const made = await faultyTable(faults)
  stop = made.stop
  return made
}

const repeat = <T>(value: T, times: number): T[] => Array(times).fill(value)

describe('an error of the table', () => {
  test.each([
    ['ThrottlingException', 400],
    ['InternalServerError', 500],
    ['ServiceUnavailable', 503],
  ])('that stays, %s, is answered as being busy after four attempts', async (name, status) => {
    const { table, calls } = await aTable(...repeat({ name, status }, 9))

    const error = await limitStore(table)
      .count({ key: 'k', seconds: 60, now: NOW })
      .catch((thrown: unknown) => thrown)

    expect(calls()).toBe(4)
    expect(problemOf(error)).toMatchObject({ code: 'BUSY', status: 503, details: { retryAfter: 2 } })
  })

  test('that passes is not noticed', async () => {
    const { table, calls } = await aTable({ name: 'InternalServerError', status: 500 })

    await expect(reachTable(table)).resolves.toBeUndefined()
    expect(calls()).toBe(2)
  })

  test('that is a mistake of ours is reported as one, and not repeated', async () => {
    const { table, calls } = await aTable({ name: 'ValidationException' })

    const error = await reachTable(table).catch((thrown: unknown) => thrown)

    expect(calls()).toBe(1)
    expect(problemOf(error)).toMatchObject({ code: 'UNEXPECTED', status: 500 })
  })

  test('a table that is not there at all is answered as being busy', async () => {
    const { table } = await aTable()
    stop()

    const error = await reachTable(table).catch((thrown: unknown) => thrown)

    expect(problemOf(error).code).toBe('BUSY')
  })
})

describe('a transaction', () => {
  const cancelled = (...reasons: string[]) => ({ name: 'TransactionCanceledException', reasons })
  const link = { purpose: 'verify', accountId: 'usr_jane', fingerprint: 'fingerprint', expiresAt: NOW } as const
  const keepLink = (table: Table) => verificationStore(table).keepLink('hash', link)

  test('that only met another one is repeated', async () => {
    const { table, calls } = await aTable(
      cancelled('None', 'TransactionConflict'),
      cancelled('TransactionConflict', 'None'),
    )

    await expect(keepLink(table)).resolves.toBeUndefined()
    expect(calls()).toBe(3)
  })

  test('whose condition does not hold is final, also beside such a meeting', async () => {
    const { table, calls } = await aTable(cancelled('ConditionalCheckFailed', 'TransactionConflict'))

    await expect(keepLink(table)).rejects.toThrow()
    expect(calls()).toBe(1)
  })

  test('that meets others again and again is answered as being busy', async () => {
    const { table, calls } = await aTable(...repeat(cancelled('TransactionConflict', 'None'), 9))

    const error = await keepLink(table).catch((thrown: unknown) => thrown)

    expect(calls()).toBe(4)
    expect(problemOf(error).code).toBe('BUSY')
  })
})

test('a call that hangs ends after two seconds', async () => {
  const { client } = openTable('orrery') as unknown as { client: { config: { requestHandler: Handler } } }
  const handler = client.config.requestHandler
  await handler.handle(undefined as never).catch(() => {})

  expect(handler.httpHandlerConfigs()).toMatchObject({
    requestTimeout: 2000,
    connectionTimeout: 2000,
    throwOnRequestTimeout: true,
  })
})

interface Handler {
  handle: (request: never) => Promise<unknown>
  httpHandlerConfigs: () => Record<string, unknown>
}
