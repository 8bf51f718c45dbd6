import Stripe from 'stripe'
import { webhooks } from '../../shared/contract/index.ts'
import {
  amountOf,
  collectsTax,
  isPriceOf,
  lookupKey,
  PRICE_KEYS,
  type PriceKey,
  priceBook,
} from '../../shared/domain/priceBook.ts'
import { PINNED_API_VERSION } from './openStripe.ts'
import { STRIPE_EVENTS } from './stripeEvents.ts'

/** What a check found of one setting: `unread` where the key may not look. */
export interface Finding {
  setting: string
  outcome: 'good' | 'wrong' | 'unread'
  says: string
}

type Look = () => Promise<Omit<Finding, 'setting'>>

const good = (says: string) => ({ outcome: 'good', says }) as const
const wrong = (says: string) => ({ outcome: 'wrong', says }) as const

/** Compares the settings of a Stripe account that we rely on with what they must be. Changes nothing. */
export async function inspectStripe(
  stripe: Stripe,
  { domain, isTaxed = collectsTax }: { domain: string; isTaxed?: boolean },
): Promise<Finding[]> {
  const looks: [setting: string, look: Look][] = [
    ['account', () => inspectAccount(stripe)],
    ...PRICE_KEYS.map((key): [string, Look] => [
      `price of ${priceBook[key.plan].name} in ${key.currency}`,
      () => inspectPrice(stripe, { ...key, isTaxed }),
    ]),
    ['webhook', () => inspectWebhook(stripe, domain)],
    ['payment intents', () => inspectIntents(stripe)],
    ['tax', () => inspectTax(stripe, isTaxed)],
  ]
  const findings: Finding[] = []
  for (const [setting, look] of looks) findings.push({ setting, ...(await look().catch(unread)) })
  return findings
}

/** What Stripe's API does not tell. Somebody has to look in the dashboard. */
export const BY_HAND = [
  'Billing > Revenue recovery > Retries: failed payments are tried again, and the subscription is cancelled after the last try.',
  "Billing > Subscriptions and emails: Stripe's own mails about failed payments and authentication are on.",
  'Settings > Customer emails: receipts of successful payments are off, since we send our own.',
]

function unread(error: unknown): Omit<Finding, 'setting'> {
  if (error instanceof Stripe.errors.StripeAuthenticationError)
    return { outcome: 'unread', says: 'Stripe does not know this key. Copy it again from Developers > API keys.' }
  if (error instanceof Stripe.errors.StripePermissionError)
    return {
      outcome: 'unread',
      says: 'this key may not read it. Give the restricted key the permission to read it, or use another key.',
    }
  throw error
}

async function inspectAccount(stripe: Stripe) {
  const { charges_enabled, payouts_enabled, settings } = await stripe.accounts.retrieveCurrent()
  if (!charges_enabled) return wrong('cannot charge yet. Finish the activation of the account.')
  if (!payouts_enabled) return wrong('cannot pay out. Add a bank account.')
  const descriptor = settings?.payments.statement_descriptor
  return descriptor
    ? good(`charges and pays out, and card statements say ${descriptor}`)
    : wrong('has no statement descriptor, so people do not know what was charged. Set it under Public details.')
}

interface Pricing extends PriceKey {
  isTaxed: boolean
}

async function inspectPrice(stripe: Stripe, { isTaxed, ...key }: Pricing) {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey(key)], active: true })
  const [found] = data
  if (isTaxed && found && found.tax_behavior !== 'inclusive')
    return wrong('does not include tax, which the price book collects. Run npm run stripe:prices.')
  if (found && isPriceOf(key, found)) return good(`${found.id} is the one of the price book`)
  const is = found ? `${found.unit_amount} a ${found.recurring?.interval}` : 'missing'
  const expected = `${amountOf(key)} a ${priceBook[key.plan].interval}`
  return wrong(`is ${is}, and ${expected} in the price book. Run npm run stripe:prices.`)
}

async function inspectWebhook(stripe: Stripe, domain: string) {
  const url = `https://${domain}${webhooks.stripe.split(' ')[1]}`
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
  const found = data.find((endpoint) => endpoint.url === url && endpoint.api_version === PINNED_API_VERSION)
  const again = `Run npm run stripe:webhook -- --domain ${domain}.`
  if (!found) return wrong(`is not declared at ${url} with version ${PINNED_API_VERSION}. ${again}`)
  if (found.status !== 'enabled') return wrong(`${found.id} is disabled. ${again}`)
  const missing = STRIPE_EVENTS.filter((event) => !found.enabled_events.includes(event))
  return missing.length === 0
    ? good(`${found.id} gets every event that we handle`)
    : wrong(`${found.id} does not get ${missing.join(', ')}. ${again}`)
}

/** Without them nobody could be shown what their bank wants to have confirmed. */
async function inspectIntents(stripe: Stripe) {
  await stripe.paymentIntents.list({ limit: 1 })
  return good('this key may read them, which the key in stripeSecretId must, too')
}

/** With tax to collect, nobody could subscribe unless Stripe Tax is active; otherwise what it is set to is only told. */
async function inspectTax(stripe: Stripe, isTaxed: boolean) {
  const { status } = await stripe.tax.settings.retrieve()
  if (!isTaxed) return good(`Stripe Tax is ${status}, and the price book collects none`)
  return status === 'active'
    ? good('Stripe Tax is active')
    : wrong(`Stripe Tax is ${status}, and the price book collects it. Finish its settings under Tax > Settings.`)
}
