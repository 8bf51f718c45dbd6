import type { Clock } from '../clock.ts'
import type { DataDirectory } from '../dataDirectory.ts'
import type { EdgeServer } from '../edge/edgeServer.ts'
import type { Faults } from '../faults.ts'
import type { Plan } from '../template/plan.ts'
import { type StripeDouble, stripeDouble } from './stripeDouble.ts'

interface OpenNeeds {
  directory: DataDirectory
  server: Pick<EdgeServer, 'port'>
  plan: Plan
}

interface Shared {
  clock: Clock
  faults: Faults
  secrets: Map<string, string>
}

/** Stripe's publishable key as the pages get it: the real one, or one that only the stand-in takes. */
export const publishableKey = (): string => process.env.STRIPE_PUBLISHABLE_KEY ?? 'pk_test_local'

/**
 * The double, or the real Stripe when there is a key of its test mode in the environment. Either way the functions find
 * key and webhook secret where they are when deployed: in Secrets Manager.
 */
export function openStripe(
  { directory, server, plan }: OpenNeeds,
  shared: Shared,
): { double: StripeDouble | undefined } {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = process.env
  if (STRIPE_SECRET_KEY?.includes('_live_'))
    throw new Error('STRIPE_SECRET_KEY is a live key. Use one of the test mode.')
  const keyId = secretId(plan, 'STRIPE_SECRET_ID')
  const webhookId = secretId(plan, 'STRIPE_WEBHOOK_SECRET_ID')
  const { secrets } = shared
  secrets.set(keyId, STRIPE_SECRET_KEY ?? `sk_test_${secrets.get(keyId)}`)
  secrets.set(webhookId, STRIPE_WEBHOOK_SECRET ?? `whsec_${secrets.get(webhookId)}`)
  if (STRIPE_SECRET_KEY) return { double: undefined }

  const url = `http://localhost:${server.port}`
  const double = stripeDouble({
    ...shared,
    url,
    apiKey: () => secrets.get(keyId)!,
    webhookSecret: () => secrets.get(webhookId)!,
    // What a run in memory holds ends with it.
    file: directory.isMemory ? undefined : directory.file('stripe.json'),
    post: async (body, signature) => {
      const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }
      return (await fetch(`${url}/api/stripe/webhook`, { method: 'POST', headers, body })).status
    },
  })
  return { double }
}

/** The id that some function is given for a secret. */
function secretId({ functions }: Plan, variable: string): string {
  const id = functions.map(({ environment }) => environment[variable]).find((value) => value !== undefined)
  if (id === undefined) throw new Error(`No function of the stack has ${variable}`)
  return id
}
