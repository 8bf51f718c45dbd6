import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { DeleteCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { problemOf } from '../../../functions/kit/http/problems.ts'
import { accountStore } from '../../../functions/store/accounts.ts'
import { dataExportStore } from '../../../functions/store/dataExport.ts'
import { entitlementStore } from '../../../functions/store/entitlements.ts'
import { erasureStore } from '../../../functions/store/erasure.ts'
import { eventStore } from '../../../functions/store/events.ts'
import { keys } from '../../../functions/store/keys.ts'
import type { Table } from '../../../functions/store/table.ts'
import { losingAnswers, mockTable } from '../../fakes/mockTable.ts'
import { sources } from '../../importGraph.ts'
import { aMail } from '../../makers/aMail.ts'
import { anAccount } from '../../makers/anAccount.ts'
import { anEntitlement } from '../../makers/anEntitlement.ts'
import { aStripeEvent } from '../../makers/aStripeEvent.ts'
import { later, NOW } from '../../makers/later.ts'
import { emptyTables } from './describeStores.ts'

/** What is left of a cancelled transaction after the client's own tries. */
const cancelled = (...reasons: string[]) =>
  new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: reasons.map((Code) => ({ Code })),
  })

const { version: _, ...claim } = anEntitlement()
const anAddress = { email: 'jane@example.com', claim: 'mine' }

const TRANSACTIONS: [string, (table: Table) => Promise<unknown>, unknown][] = [
  ['a registration', (table) => accountStore(table).create(anAccount(), anAddress, {}), false],
  [
    'a change of an account with its mail',
    (table) => accountStore(table).replace(anAccount(), anAccount({ firstName: 'J' }), { mails: [aMail()] }),
    undefined,
  ],
  ['an entitlement', (table) => entitlementStore(table).replace('usr_jane', undefined, { claim, now: NOW }), false],
  ['a paid checkout', (table) => entitlementStore(table).commit('usr_jane', undefined, { claim, now: NOW }), false],
]

describe.each(TRANSACTIONS)('%s', (_, write, lost) => {
  test.each([
    ['ThrottlingError'],
    ['ProvisionedThroughputExceeded'],
    ['TransactionConflict'],
  ])('whose transaction is cancelled by %s to the end is busy, and not lost to somebody else', async (reason) => {
    const { table, mock } = mockTable()
    mock.on(TransactWriteCommand).rejects(cancelled('None', reason))

    const error = await write(table).catch((thrown: unknown) => thrown)

    expect(problemOf(error).code).toBe('BUSY')
  })

  test('whose condition does not hold is lost, also where another part was throttled', async () => {
    const { table, mock } = mockTable()
    mock.on(TransactWriteCommand).rejects(cancelled('ThrottlingError', 'ConditionalCheckFailed'))

    expect(await write(table)).toBe(lost)
  })
})

describe('an answer that is lost after the write', () => {
  const table = emptyTables()

  test('leaves an address with whoever claimed it', async () => {
    const accounts = accountStore(losingAnswers(table()))

    expect(await accounts.claimEmail({ ...anAddress, until: later(60), now: NOW })).toBe(true)
  })

  test('leaves an event of Stripe due, although it looks as if it had been there', async () => {
    const events = eventStore(losingAnswers(table()))

    expect(await events.add(aStripeEvent(), NOW)).toBe(false)

    expect(await eventStore(table()).listDue(NOW)).toEqual(['evt_1'])
  })

  test('leaves a claimed event to the run after the lease', async () => {
    const events = eventStore(table())
    await events.add(aStripeEvent(), NOW)

    expect(await eventStore(losingAnswers(table())).claim('evt_1', NOW)).toBeUndefined()

    expect(await events.claim('evt_1', later(60))).toMatchObject({ id: 'evt_1', attempts: 2 })
  })
})

describe('an answer that holds a part only', () => {
  test('goes on in an export where the table stopped, also when the part is empty', async () => {
    const { table, mock } = mockTable()
    mock.on(QueryCommand).resolves({ Items: [], LastEvaluatedKey: keys.chart('usr_jane') })

    const { next } = await dataExportStore(table).list('usr_jane', undefined)

    expect(next).toBe(keys.chart('usr_jane').sk)
  })

  test('does not end an erasure before nothing is left', async () => {
    const { table, mock } = mockTable()
    const [first, second] = [keys.reading('usr_jane', '2026-11-20'), keys.reading('usr_jane', '2026-11-21')]
    mock
      .on(QueryCommand)
      .resolvesOnce({ Items: [first], LastEvaluatedKey: first })
      .resolvesOnce({ Items: [second] })
      .resolves({ Items: [] })
    mock.on(DeleteCommand).resolves({})

    await erasureStore(table).eraseContent('usr_jane')

    expect(mock.commandCalls(DeleteCommand).map(({ args: [{ input }] }) => input.Key)).toEqual([first, second])
  })

  // A batch may answer with success and name what it has not done.
  test('cannot leave items unprocessed, since no store sends a batch', () => {
    const stores = sources.filter(({ file }) => file.startsWith('functions/store/'))

    expect(stores.length).toBeGreaterThan(30)
    expect(stores.filter(({ text }) => /Batch(Write|Get)/.test(text)).map(({ file }) => file)).toEqual([])
  })
})
