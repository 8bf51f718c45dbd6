import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import Stripe from 'stripe'
import { newAccount } from '../../functions/domain/account/account.ts'
import type { ListPlace } from '../../functions/domain/admin/listPlace.ts'
import { noJobTrigger } from '../../functions/domain/ports/jobTrigger.ts'
import { drainEvents } from '../../functions/flows/billing/drainEvents.ts'
import { expireCheckouts } from '../../functions/flows/billing/expireCheckouts.ts'
import { receiveEvent } from '../../functions/flows/billing/receiveEvent.ts'
import { reconcile } from '../../functions/flows/billing/reconcile.ts'
import { settleEntitlements } from '../../functions/flows/billing/settleEntitlements.ts'
import { stripeGateway } from '../../functions/gateways/stripe/stripeGateway.ts'
import { accountStore } from '../../functions/store/accounts.ts'
import { checkoutStore } from '../../functions/store/checkouts.ts'
import { cursorStore } from '../../functions/store/cursors.ts'
import { customerStore } from '../../functions/store/customers.ts'
import { deletionStore } from '../../functions/store/deletions.ts'
import { directoryStore } from '../../functions/store/directory.ts'
import { directoryIndex, placeOf } from '../../functions/store/directoryIndex.ts'
import { entitlementStore } from '../../functions/store/entitlements.ts'
import { erasureStore } from '../../functions/store/erasure.ts'
import { eventStore } from '../../functions/store/events.ts'
import { googleStore } from '../../functions/store/google.ts'
import { idIn, searchKeys } from '../../functions/store/keys.ts'
import { limitStore } from '../../functions/store/limits.ts'
import { outboxStore } from '../../functions/store/outbox.ts'
import { sessionStore } from '../../functions/store/sessions.ts'
import type { Table } from '../../functions/store/table.ts'
import { verificationStore } from '../../functions/store/verification.ts'
import { faults } from '../../infra/local/faults.ts'
import { stripeDouble } from '../../infra/local/stripe/stripeDouble.ts'
import { after, type EpochSeconds } from '../../shared/domain/time.ts'
import { dynoxide } from '../fakes/dynoxide.ts'
import { aLife, type Life, mortal } from '../fakes/mortal.ts'
import { NOW } from '../makers/later.ts'
import type { Row } from './openBackend.ts'

const API_KEY = 'sk_test_key_of_the_checks'
const WEBHOOK_SECRET = 'whsec_secret_of_the_checks'

export type Payments = Awaited<ReturnType<Awaited<ReturnType<typeof openPayments>>['fresh']>>

/**
 * The flows of billing without sessions and HTTP: on real stores, the real gateway and Stripe's double. A direct one asks
 * the table without AWS's library, for tests of a hundred thousand calls.
 */
export async function openPayments({ isDirect = false } = {}) {
  const database = await dynoxide()
  let stripe: ReturnType<typeof stripeDouble>
  const server = createServer((request, response) => void stripe.handle(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  /** An empty table and an empty Stripe, whose events are held until somebody releases them. */
  async function fresh() {
    const table = await (isDirect ? database.directTable() : database.emptyTable())
    let now = NOW
    let stripeCalls = Number.POSITIVE_INFINITY
    const takeFault = () => {
      stripeCalls -= 1
      return stripeCalls < 0 ? ('down' as const) : undefined
    }
    const post = async (body: string, signature: string) => {
      await receiveEvent(hookNeeds(table), { body: Buffer.from(body), signature, now })
      return 200
    }
    const double = stripeDouble({
      apiKey: () => API_KEY,
      webhookSecret: () => WEBHOOK_SECRET,
      url,
      clock: { now: () => new Date(now * 1000) },
      faults: { ...faults(), take: takeFault },
      post,
    })
    double.webhooks.setMode('hold')
    stripe = double
    const needs = (life: Life = aLife()) => needsOf({ table, url, now: () => now }, life)
    async function runJobs(): Promise<void> {
      await drainEvents(needs(), { now })
      await settleEntitlements(needs(), { now })
      await expireCheckouts(needs(), { now })
    }
    return {
      table,
      stripe: double,
      needs,
      /** The table for a life, noting every command that is sent to it. */
      counted: (sent: object[], life: Life): Table => {
        const client = mortal(table.client, life)
        const send = (command: object) => {
          sent.push(command)
          return client.send(command as never)
        }
        // The types of what a command answers are those of the client.
        return { ...table, client: { send: send as typeof client.send } }
      },
      async rows(): Promise<Row[]> {
        const { Items = [] } = await table.client.send(new ScanCommand({ TableName: table.name }))
        return Items as Row[]
      },
      now: () => now,
      pass: (seconds: number): EpochSeconds => {
        now = after(now, seconds)
        return now
      },
      /** Delivers the newest event of a type, and no other. */
      async deliver(type: string): Promise<void> {
        const event = [...double.ledger.events.values()].findLast((each) => each.type === type)
        await post(...signed(event!, now))
      },
      /** Every event that Stripe has ever sent comes once more. */
      async deliverAgain(): Promise<void> {
        for (const event of double.ledger.events.values()) await post(...signed(event, now))
      },
      runJobs,
      /** So many more calls reach Stripe, and no other. */
      loseStripeAfter: (calls: number) => {
        stripeCalls = calls
      },
      /** Delivers what Stripe has sent before. */
      async deliverAndRunJobs(): Promise<void> {
        await double.tick()
        await double.webhooks.release()
        await runJobs()
      },
      reconcile: (dryRun = false) => reconcile(needs(), { now, dryRun }),
      /** Somebody with an account. */
      async member(name: string) {
        const email = `${name}@example.com`
        const account = newAccount({
          id: `usr_${name}`,
          email,
          firstName: 'Jane',
          lastName: 'Doe',
          passwordHash: null,
          now,
        })
        const accounts = accountStore(table)
        const claim = { email, claim: `claim of ${name}` }
        await accounts.claimEmail({ ...claim, until: after(now, 30), now })
        await accounts.create(account, claim, {})
        return account
      },
    }
  }

  async function stop(): Promise<void> {
    server.closeAllConnections()
    server.close()
    await database.stop()
  }
  return { fresh, stop }
}

function needsOf({ table, url, now }: { table: Table; url: string; now: () => EpochSeconds }, life: Life) {
  const opened: Table = { ...table, client: mortal(table.client, life) }
  const gateway = stripeGateway({ apiKey: async () => API_KEY, apiUrl: url, now })
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
    cursors: cursorStore(opened),
    customers: customerStore(opened),
    entitlements: { ...entitlements, due: { ...entitlements.due, ...dueRows(table, 'ENTITLEMENT') } },
    events: { ...eventStore(opened), ...dueRows(table, 'EVENT') },
    googleSignIns: googleStore(opened),
    limits: limitStore(opened),
    // No job sends mails here, so none is late.
    outbox: { ...outboxStore(opened), listOverdue: async () => [] },
    verification: verificationStore(opened),
    hashing: <T>(work: () => Promise<T>) => work(),
    payments: mortal(gateway, life),
    identityKey: async () => 'a key for names of addresses',
    warn: () => {},
  }
}
export type Needs = ReturnType<typeof needsOf>

const hookNeeds = (table: Table) => ({
  events: eventStore(table),
  webhookSecret: async () => WEBHOOK_SECRET,
  isLive: false,
  warn: () => {},
})

/**
 * What is due, in one read: a table of one person needs no index, and the index has tests of its own. It changes nothing,
 * so it is no place to die either.
 */
function dueRows(table: Table, kind: 'CHECKOUT' | 'DELETION' | 'ENTITLEMENT' | 'EVENT') {
  const idOf = kind === 'EVENT' || kind === 'DELETION' ? idIn.event : idIn.account
  async function listDue(by: EpochSeconds): Promise<string[]> {
    const isDue = 'begins_with(duePk, :kind) AND dueAt <= :by'
    return (await scan(table, isDue, { ':kind': `DUE#${kind}#`, ':by': by })).map(idOf)
  }
  return { listDue, listOverdue: listDue }
}

/** Everybody in the directory, the same way. */
const listPeople = (table: Table) => async (): Promise<ListPlace[]> => {
  const people = await scan(table, 'begins_with(searchPk, :people)', { ':people': searchKeys.people(0).slice(0, -1) })
  return people.map(({ searchSk }) => placeOf(String(searchSk)))
}

async function scan({ client, name }: Table, condition: string, values: Record<string, unknown>): Promise<Row[]> {
  const filter = { FilterExpression: condition, ExpressionAttributeValues: values }
  return ((await client.send(new ScanCommand({ TableName: name, ...filter }))).Items ?? []) as Row[]
}

/** As Stripe's own library signs it. */
function signed(event: Stripe.Event, timestamp: number): [body: string, signature: string] {
  const payload = JSON.stringify(event)
  return [payload, Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET, timestamp })]
}
