import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import Stripe from 'stripe'
import { newAccount } from '../../functions/domain/account/account.ts'
import { drainEvents } from '../../functions/flows/billing/drainEvents.ts'
import { drainPayerNews } from '../../functions/flows/billing/drainPayerNews.ts'
import { expireCheckouts } from '../../functions/flows/billing/expireCheckouts.ts'
import { receiveEvent } from '../../functions/flows/billing/receiveEvent.ts'
import { reconcile } from '../../functions/flows/billing/reconcile.ts'
import { settleEntitlements } from '../../functions/flows/billing/settleEntitlements.ts'
import { accountStore } from '../../functions/store/accounts.ts'
import { eventStore } from '../../functions/store/events.ts'
import type { Table } from '../../functions/store/table.ts'
import { faults } from '../../infra/local/faults.ts'
import { stripeDouble } from '../../infra/local/stripe/stripeDouble.ts'
import { after, type EpochSeconds } from '../../shared/domain/time.ts'
import { dynoxide } from '../fakes/dynoxide.ts'
import { aLife, type Life, mortal } from '../fakes/mortal.ts'
import { NOW } from '../makers/later.ts'
import type { Row } from './openBackend.ts'
import { paymentNeeds, STRIPE_KEY } from './paymentNeeds.ts'

const WEBHOOK_SECRET = 'whsec_secret_of_the_checks'

export type Payments = Awaited<ReturnType<Awaited<ReturnType<typeof openPayments>>['fresh']>>

/**
 * The flows of billing without sessions and HTTP: on real stores, the real gateway and Stripe's double. They ask the table
 * without AWS's library, which would take most of the time of a check.
 */
export async function openPayments() {
  const database = await dynoxide()
  let stripe: ReturnType<typeof stripeDouble>
  const server = createServer((request, response) => void stripe.handle(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  /** An empty table and an empty Stripe, whose events are held until somebody releases them. Those before are gone. */
  async function fresh() {
    const table = await database.directTable()
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
      apiKey: () => STRIPE_KEY,
      webhookSecret: () => WEBHOOK_SECRET,
      url,
      clock: { now: () => new Date(now * 1000) },
      faults: { ...faults(), take: takeFault },
      post,
    })
    double.webhooks.setMode('hold')
    stripe = double
    const needs = (life: Life = aLife()) => paymentNeeds({ table, url, now: () => now }, life)
    async function runJobs(): Promise<void> {
      await drainEvents(needs(), { now })
      await drainPayerNews(needs(), { now })
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

const hookNeeds = (table: Table) => ({
  events: eventStore(table),
  webhookSecret: async () => WEBHOOK_SECRET,
  isLive: false,
  warn: () => {},
})

/** As Stripe's own library signs it. */
function signed(event: Stripe.Event, timestamp: number): [body: string, signature: string] {
  const payload = JSON.stringify(event)
  return [payload, Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET, timestamp })]
}
