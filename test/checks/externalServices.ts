import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { mailbox } from '../../infra/local/aws/mailbox.ts'
import { SEND_EMAIL, sesDouble } from '../../infra/local/aws/sesDouble.ts'
import type { Clock } from '../../infra/local/clock.ts'
import type { DataFile } from '../../infra/local/dataDirectory.ts'
import { faults } from '../../infra/local/faults.ts'
import { googleDouble } from '../../infra/local/google/googleDouble.ts'
import { stripeDouble } from '../../infra/local/stripe/stripeDouble.ts'

interface Secrets {
  origin: string
  identity: string
  admin: string
  google: string
  openai: string
  stripe: string
  stripeWebhook: string
}

export const GOOGLE_CLIENT = 'orrery-checks'

/** Hands an event of Stripe to the product; answers the status. */
export type ReceiveEvent = (body: string, signature: string) => Promise<number>

/** Mail, secrets, Google and Stripe on one address. A call to another function is accepted and recorded. */
export async function externalServices(clock: Clock, secrets: Secrets, receiveEvent: ReceiveEvent) {
  const serviceFaults = faults()
  const sentMails = mailbox(nowhere)
  const triggered: { url: string; event: unknown }[] = []
  const mail = sesDouble({ mailbox: sentMails, faults: serviceFaults, clock })
  const server = createServer(async (request, response) => {
    if (request.url?.startsWith('/__google')) return google(request, response)
    if (request.url?.startsWith('/v1/')) return stripe.handle(request, response)
    const body = await text(request)
    if (request.url === SEND_EMAIL) return mail(JSON.parse(body), response)
    if (request.url && request.url !== '/') {
      triggered.push({ url: request.url, event: JSON.parse(body) })
      return void response.writeHead(202).end()
    }
    const id = JSON.parse(body).SecretId as keyof Secrets
    response.writeHead(200, { 'content-type': 'application/x-amz-json-1.1' })
    response.end(JSON.stringify({ ARN: id, Name: id, SecretString: secrets[id] }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = { id: GOOGLE_CLIENT, secret: secrets.google }
  const google = await googleDouble({ url, client, clock, faults: serviceFaults, accounts: nowhere })
  const stripe = stripeDouble({
    apiKey: () => secrets.stripe,
    // While a secret is being replaced there are two, and Stripe signs with the first.
    webhookSecret: () => secrets.stripeWebhook.split(',')[0]!,
    url,
    clock,
    faults: serviceFaults,
    post: receiveEvent,
  })
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { url, sentMails, triggered, faults: serviceFaults, stripe, stop }
}

/** A file of a run that ends with it. */
const nowhere: DataFile = { path: '', read: () => undefined, write: () => {} }
