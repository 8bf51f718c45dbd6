import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type Stripe from 'stripe'
import { STRIPE_EVENTS } from '../../operate/stripeEvents.ts'
import type { Clock } from '../clock.ts'
import type { DataFile } from '../dataDirectory.ts'
import { routeMatcher } from '../edge/routeMatcher.ts'
import { type Faults, SLOW_MS } from '../faults.ts'
import { billingCycle } from './billingCycle.ts'
import type { CallNeeds } from './calls/Call.ts'
import { customerCalls } from './calls/customerCalls.ts'
import { disputeCalls } from './calls/disputeCalls.ts'
import { invoiceCalls } from './calls/invoiceCalls.ts'
import { checkParameters } from './calls/parameters.ts'
import { priceCalls } from './calls/priceCalls.ts'
import { promotionCalls } from './calls/promotionCalls.ts'
import { confirmSetup, setupCalls } from './calls/setupCalls.ts'
import { subscriptionCalls } from './calls/subscriptionCalls.ts'
import { closeDispute, openDispute } from './disputes.ts'
import { emitter } from './emitter.ts'
import { parseForm } from './formBody.ts'
import { idempotency } from './idempotency.ts'
import { openLedger } from './ledger.ts'
import { confirmPayment, type PaymentAnswer } from './payments.ts'
import { StripeRefusal } from './StripeRefusal.ts'
import { stripeId } from './stripeId.ts'
import { webhooks } from './webhooks.ts'

interface StripeNeeds {
  apiKey: () => string
  webhookSecret: () => string
  /** Where the browser reaches the local stack. */
  url: string
  clock: Pick<Clock, 'now'>
  faults: Faults
  /** Keeps the ledger over a restart. */
  file?: DataFile | undefined
  post(body: string, signature: string): Promise<number>
}

export const STRIPE_PATH = '/__stripe'

/**
 * Stands in for Stripe: the calls that the product makes, with state, time, idempotency keys and signed webhooks, in the
 * shapes of the version that the library pins. A call that it does not know is answered with 501, and one with a
 * parameter that it does not know with 400.
 */
export function stripeDouble({ apiKey, webhookSecret, url, clock, faults, file, post }: StripeNeeds) {
  const now = () => Math.floor(clock.now().getTime() / 1000)
  const ledger = openLedger(file, now())
  const hooks = webhooks({ post, secret: webhookSecret, now })
  // Stripe keeps every event, and tells the endpoint those that it asked for.
  const onEvent = (event: Stripe.Event) => {
    if ((STRIPE_EVENTS as string[]).includes(event.type)) hooks.add(event)
  }
  const emit = emitter({ ledger, now, onEvent })
  const charging = { ledger, emit, now, invoiceUrl: `${url}${STRIPE_PATH}/invoices` }
  const cycle = billingCycle(charging)
  const needs: CallNeeds = { ...charging, changed: cycle.changed }
  const calls = {
    ...customerCalls(needs),
    ...setupCalls(needs),
    ...subscriptionCalls(needs),
    ...invoiceCalls(needs),
    ...priceCalls(needs),
    ...promotionCalls(needs),
    ...disputeCalls(needs),
  }
  const match = routeMatcher(Object.keys(calls))
  const once = idempotency(ledger, now)

  /** Time passes whenever somebody looks. */
  function catchUp(): void {
    cycle.catchUp()
    ledger.save()
  }

  function answer(request: IncomingMessage, body: string): { status: number; body: object } {
    const { pathname, search } = new URL(request.url ?? '/', 'http://stripe')
    const { routeKey, pathParameters } = match(request.method ?? 'GET', pathname)
    const call = calls[routeKey]
    if (!call)
      return refusal(
        new StripeRefusal(501, {
          type: 'api_error',
          message: `The Stripe double has no ${request.method} ${pathname}. Add it to infra/local/stripe/calls.`,
        }),
      )
    const form = parseForm(request.method === 'GET' || request.method === 'DELETE' ? search.slice(1) : body)
    try {
      checkParameters(routeKey, form)
      return { status: 200, body: call({ id: pathParameters.id ?? '', form }) }
    } catch (error) {
      if (error instanceof StripeRefusal) return refusal(error)
      throw error
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    const fault = faults.take('stripe')
    if (fault === 'down') return void response.destroy()
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    if (request.headers.authorization !== `Bearer ${apiKey()}`)
      return send(
        response,
        refusal(new StripeRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' })),
      )
    if (fault === 'throttle')
      return send(
        response,
        refusal(new StripeRefusal(429, { type: 'rate_limit_error', message: 'Too many requests.' })),
      )
    catchUp()
    const failing =
      fault === 'error'
        ? refusal(new StripeRefusal(500, { type: 'api_error', message: 'An unknown error occurred.' }))
        : undefined
    const answered = once(request, body, () => failing ?? answer(request, body))
    ledger.save()
    if (fault === 'dropAfterCommit') return void response.destroy()
    send(response, answered)
  }

  return {
    handle,
    ledger,
    webhooks: hooks,
    /** Lets time do its work and delivers what is due. */
    async tick(): Promise<void> {
      catchUp()
      await hooks.retry()
    },
    confirmSetup: (confirmation: Parameters<typeof confirmSetup>[1]) => {
      const intent = confirmSetup(needs, confirmation)
      ledger.save()
      return intent
    },
    confirmPayment: (answer: PaymentAnswer) => {
      catchUp()
      const intent = confirmPayment(needs, answer)
      ledger.save()
      return intent
    },
    openDispute: (asked: Parameters<typeof openDispute>[1]) => {
      const dispute = openDispute(needs, asked)
      ledger.save()
      return dispute
    },
    closeDispute: (asked: Parameters<typeof closeDispute>[1]) => {
      const dispute = closeDispute(needs, asked)
      ledger.save()
      return dispute
    },
  }
}
export type StripeDouble = ReturnType<typeof stripeDouble>

const refusal = ({ status, error }: StripeRefusal) => ({ status, body: { error } })

function send(response: ServerResponse, { status, body }: { status: number; body: unknown }): void {
  const headers = {
    'content-type': 'application/json',
    'request-id': stripeId('req'),
    'stripe-should-retry': String(status === 409 || status === 429),
  }
  // Of an answer of 500, Stripe says that asking again with the same key would only repeat it.
  response.writeHead(status, headers).end(JSON.stringify(body))
}
