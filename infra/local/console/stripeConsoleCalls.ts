import * as z from 'zod/mini'
import type { Jobs } from '../runner/jobs.ts'
import { StripeRefusal } from '../stripe/StripeRefusal.ts'
import type { StripeDouble } from '../stripe/stripeDouble.ts'
import { WEBHOOK_MODES } from '../stripe/webhooks.ts'
import { type Call, failure, ok } from './consoleResponse.ts'

interface StripeConsoleNeeds {
  stripe: StripeDouble | undefined
  jobs: Jobs
}

const Confirmation = z.object({
  /** A card number, with or without spaces. */
  card: z.string(),
  authentication: z.optional(z.enum(['approved', 'refused'])),
})
const Answer = z.object({
  authentication: z.optional(z.enum(['approved', 'refused'])),
  paymentMethod: z.optional(z.string()),
})
const Disputed = z.object({ invoice: z.string(), reason: z.optional(z.string()) })
const Decided = z.object({ won: z.boolean() })
const WebhookRequest = z.union([z.object({ mode: z.enum(WEBHOOK_MODES) }), z.object({ release: z.literal(true) })])

/** The console's calls about money. */
export function stripeConsoleCalls({ stripe, jobs }: StripeConsoleNeeds): Record<string, Call> {
  const withDouble =
    (call: (double: StripeDouble, input: Parameters<Call>[0]) => ReturnType<Call>): Call =>
    (input) =>
      stripe ? call(stripe, input) : failure(501, 'This stack talks to the real Stripe. Look at its dashboard instead.')
  return {
    'GET /stripe/ledger': withDouble(async (double) => {
      await double.tick()
      return ok(ledgerOf(double))
    }),
    'POST /stripe/setup-intents/{name}/confirm': withDouble((double, { name, body }) => {
      const asked = Confirmation.safeParse(body)
      if (!asked.success) return failure(400, 'Send { "card": "4242 4242 4242 4242" }.')
      return attempt(() => double.confirmSetup({ id: name, ...asked.data }))
    }),
    'POST /stripe/payment-intents/{name}/confirm': withDouble((double, { name, body }) => {
      const asked = Answer.safeParse(body)
      if (!asked.success)
        return failure(400, 'Send { "authentication": "approved" } or "refused", or {} to have the payment tried.')
      return attempt(() => double.confirmPayment({ id: name, ...asked.data }))
    }),
    'POST /stripe/disputes': withDouble((double, { body }) => {
      const asked = Disputed.safeParse(body)
      if (!asked.success) return failure(400, 'Send { "invoice": the id of a paid invoice, "reason"?: "fraudulent" }.')
      return attempt(() => double.openDispute(asked.data))
    }),
    'POST /stripe/disputes/{name}/close': withDouble((double, { name, body }) => {
      const asked = Decided.safeParse(body)
      if (!asked.success) return failure(400, 'Send { "won": true } or { "won": false }.')
      return attempt(() => double.closeDispute({ id: name, ...asked.data }))
    }),
    'GET /stripe/webhooks': withDouble(({ webhooks }) => ok(webhooks.describe())),
    'POST /stripe/webhooks': withDouble(async ({ webhooks }, { body }) => {
      const asked = WebhookRequest.safeParse(body)
      if (!asked.success)
        return failure(400, `Send { "mode": one of ${WEBHOOK_MODES.join(', ')} } or { "release": true }.`)
      if ('mode' in asked.data) webhooks.setMode(asked.data.mode)
      else await webhooks.release()
      return ok(webhooks.describe())
    }),
    'GET /ledger/reconcile': () => invoke(jobs, 'reconcile', { dryRun: true }),
    'POST /ledger/reconcile': () => invoke(jobs, 'reconcile', {}),
    'POST /stripe/price': ({ body }) => invoke(jobs, 'announcePrice', body as object),
    'GET /stripe/events': () => invoke(jobs, 'replayEvents', { list: true }),
    'POST /stripe/replay': ({ body }) => invoke(jobs, 'replayEvents', body as object),
  }
}

async function invoke(jobs: Jobs, name: string, input: object) {
  const { ok: isDone, result } = await jobs.invoke(name, input)
  return { status: isDone ? 200 : 500, body: result }
}

function ledgerOf({ ledger }: StripeDouble) {
  const { customers, setupIntents, paymentIntents, paymentMethods, subscriptions, invoices } = ledger
  const { refunds, disputes, events } = ledger
  const objects = { customers, setupIntents, paymentIntents, paymentMethods, subscriptions, invoices }
  const all = { ...objects, refunds, disputes, events }
  return Object.fromEntries(Object.entries(all).map(([name, objects]) => [name, [...objects.values()]]))
}

/** What the double refuses is answered as Stripe would. */
function attempt(act: () => object) {
  try {
    return ok(act())
  } catch (error) {
    if (error instanceof StripeRefusal) return { status: error.status, body: { error: error.error } }
    throw error
  }
}
