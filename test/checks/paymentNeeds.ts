import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import type { ListPlace } from '../../functions/domain/admin/listPlace.ts'
import { noJobTrigger } from '../../functions/domain/ports/jobTrigger.ts'
import { stripeGateway } from '../../functions/gateways/stripe/stripeGateway.ts'
import { accountStore } from '../../functions/store/accounts.ts'
import { checkoutStore } from '../../functions/store/checkouts.ts'
import { cursorStore } from '../../functions/store/cursors.ts'
import { customerStore } from '../../functions/store/customers.ts'
import { deletionStore } from '../../functions/store/deletions.ts'
import { directoryStore } from '../../functions/store/directory.ts'
import { directoryIndex, placeOf } from '../../functions/store/directoryIndex.ts'
import { disputeStore } from '../../functions/store/disputes.ts'
import { entitlementStore } from '../../functions/store/entitlements.ts'
import { erasureStore } from '../../functions/store/erasure.ts'
import { eventStore } from '../../functions/store/events.ts'
import { googleStore } from '../../functions/store/google.ts'
import { dueKeys, idIn, searchKeys } from '../../functions/store/keys.ts'
import { limitStore } from '../../functions/store/limits.ts'
import { outboxStore } from '../../functions/store/outbox.ts'
import { payerNewsStore } from '../../functions/store/payerNews.ts'
import { revenueStore } from '../../functions/store/revenue.ts'
import { sessionStore } from '../../functions/store/sessions.ts'
import type { Table } from '../../functions/store/table.ts'
import { verificationStore } from '../../functions/store/verification.ts'
import type { EpochSeconds } from '../../shared/domain/time.ts'
import { type Life, mortal } from '../fakes/mortal.ts'
import type { Row } from './openBackend.ts'

export const STRIPE_KEY = 'sk_test_key_of_the_checks'

/** What the flows of billing and closing need: real stores on a table, and the real gateway at an address. */
export function paymentNeeds({ table, url, now }: { table: Table; url: string; now: () => EpochSeconds }, life: Life) {
  const opened: Table = { ...table, client: mortal(table.client, life) }
  const gateway = stripeGateway({ apiKey: async () => STRIPE_KEY, apiUrl: url, now })
  const [checkouts, entitlements] = [checkoutStore(opened), entitlementStore(opened)]
  const [deletions, dueDeletions] = [deletionStore(opened), dueRows(table, 'DELETION')]
  return {
    accounts: accountStore(opened),
    deletions: {
      ...deletions,
      ...dueDeletions,
      listOverdue: async (by: EpochSeconds) => [
        ...(await dueDeletions.listOverdue(by)),
        ...(await deletions.listFailing()).map(({ accountId }) => accountId),
      ],
    },
    erasure: erasureStore(opened),
    directory: directoryStore(opened),
    directoryIndex: { ...directoryIndex(opened), listNext: listPeople(table) },
    sessions: sessionStore(opened),
    triggerDeletion: noJobTrigger,
    checkouts: { ...checkouts, due: { ...checkouts.due, ...dueRows(table, 'CHECKOUT') } },
    disputes: disputeStore(opened),
    revenue: revenueStore(opened),
    cursors: cursorStore(opened),
    customers: customerStore(opened),
    entitlements: { ...entitlements, due: { ...entitlements.due, ...dueRows(table, 'ENTITLEMENT') } },
    events: { ...eventStore(opened), ...dueRows(table, 'EVENT') },
    googleSignIns: googleStore(opened),
    limits: limitStore(opened),
    // No job sends mails here, so none is late.
    payerNews: { ...payerNewsStore(opened), ...dueRows(table, 'PAYER') },
    outbox: { ...outboxStore(opened), listOverdue: async () => [] },
    verification: verificationStore(opened),
    hashing: <T>(work: () => Promise<T>) => work(),
    payments: mortal(gateway, life),
    identityKey: async () => 'a key for names of addresses',
    warn: () => {},
  }
}
export type Needs = ReturnType<typeof paymentNeeds>

/**
 * What is due, in one read of the whole index: a table of one person has no days or shards to tell apart, and those have
 * tests of their own. It changes nothing, so it is no place to die either.
 */
function dueRows(table: Table, kind: 'CHECKOUT' | 'DELETION' | 'ENTITLEMENT' | 'EVENT' | 'PAYER') {
  const idOf = kind === 'PAYER' ? idIn.payerNews : kind === 'EVENT' || kind === 'DELETION' ? idIn.event : idIn.account
  async function listDue(by: EpochSeconds): Promise<string[]> {
    const isDue = 'begins_with(duePk, :kind) AND dueSk < :after'
    return (await scan(table, 'due', isDue, { ':kind': `DUE#${kind}#`, ':after': dueKeys.entry(by + 1, '') })).map(idOf)
  }
  return { listDue, listOverdue: listDue }
}

/** Everybody in the directory, the same way. */
const listPeople = (table: Table) => async (): Promise<ListPlace[]> => {
  const isPerson = 'begins_with(searchPk, :people)'
  const people = await scan(table, 'search', isPerson, { ':people': searchKeys.people(0).slice(0, -1) })
  return people.map(({ searchSk }) => placeOf(String(searchSk)))
}

type Values = Record<string, unknown>

async function scan({ client, name }: Table, index: string, condition: string, values: Values): Promise<Row[]> {
  const filter = { FilterExpression: condition, ExpressionAttributeValues: values }
  return ((await client.send(new ScanCommand({ TableName: name, IndexName: index, ...filter }))).Items ?? []) as Row[]
}
