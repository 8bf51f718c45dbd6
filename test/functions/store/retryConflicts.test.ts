import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, expect, test } from 'vitest'
import { faultyTable } from '../../fakes/faultyTable.ts'

let stop = () => {}
afterEach(() => stop())

/** How often a transaction is sent that is cancelled once for these reasons, and what becomes of it. */
async function send(fault: Parameters<typeof faultyTable>[0][number]) {
  const made = await faultyTable([fault])
  stop = made.stop
  const { client, name } = made.table
  const Put = { TableName: name, Item: { pk: 'a', sk: 'a' } }
  const outcome = await client.send(new TransactWriteCommand({ TransactItems: [{ Put }] })).then(
    () => 'written',
    ({ name }: Error) => `refused: ${name}`,
  )
  return { outcome, calls: made.calls() }
}

const cancelled = (...reasons: string[]) => ({ name: 'TransactionCanceledException', reasons })

test.each([
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
])('a transaction that is cancelled by %s is sent again', async (reason) => {
  expect(await send(cancelled('None', reason))).toEqual({ outcome: 'written', calls: 2 })
})

test.each([
  ['a condition that does not hold', cancelled('ConditionalCheckFailed')],
  ['a condition beside a conflict', cancelled('TransactionConflict', 'ConditionalCheckFailed')],
  ['no reason of its own', cancelled('None')],
  ['reasons that nobody gave', { name: 'TransactionCanceledException' }],
  ['a mistake of ours', { name: 'ValidationException', reasons: ['TransactionConflict'] }],
])('a transaction that is refused for %s is final', async (_, fault) => {
  expect(await send(fault)).toEqual({ outcome: `refused: ${fault.name}`, calls: 1 })
})
