import { stripeGateway } from '../gateways/stripe/stripeGateway.ts'
import { accountStore } from '../store/accounts.ts'
import { checkoutStore } from '../store/checkouts.ts'
import { cursorStore } from '../store/cursors.ts'
import { customerStore } from '../store/customers.ts'
import { deletionStore } from '../store/deletions.ts'
import { directoryIndex } from '../store/directoryIndex.ts'
import { disputeStore } from '../store/disputes.ts'
import { entitlementStore } from '../store/entitlements.ts'
import { eventStore } from '../store/events.ts'
import { googleStore } from '../store/google.ts'
import { limitStore } from '../store/limits.ts'
import { outboxStore } from '../store/outbox.ts'
import { payerNewsStore } from '../store/payerNews.ts'
import { revenueStore } from '../store/revenue.ts'
import {
  clock,
  environment,
  identityKey,
  members,
  originSecrets,
  secret,
  systemNow,
  table,
  triggerFor,
  warn,
} from './parts.ts'

/* The composition root of everything that money goes through. */

const stripe = () =>
  stripeGateway({ apiKey: secret('STRIPE_SECRET_ID'), apiUrl: environment.STRIPE_API_URL, now: systemNow })

/** What every flow about money needs. */
export function money(opened: ReturnType<typeof table>) {
  const trigger = triggerFor('MAIL_FUNCTION')
  return {
    accounts: accountStore(opened, trigger),
    checkouts: checkoutStore(opened),
    cursors: cursorStore(opened),
    customers: customerStore(opened),
    disputes: disputeStore(opened),
    entitlements: entitlementStore(opened, trigger),
    events: eventStore(opened),
    outbox: outboxStore(opened, trigger),
    payerNews: payerNewsStore(opened),
    revenue: revenueStore(opened),
    payments: stripe(),
    clock,
    warn,
  }
}

export function wireBilling() {
  const opened = table()
  const key = identityKey()
  return {
    ...money(opened),
    ...members(opened, { identityKey: key }),
    identityKey: key,
    limits: limitStore(opened),
    ownOrigin: environment.STAGE === 'local' ? environment.APP_ORIGIN : undefined,
  }
}

/** For the deletion of an account, which ends its payments first. */
export function wirePayments() {
  const opened = table()
  return { payments: stripe(), customers: customerStore(opened), checkouts: checkoutStore(opened) }
}

/** For the operator's gift, which closes a checkout that is open. */
export function wireGrantAccess() {
  const opened = table()
  return { ...wirePayments(), accounts: accountStore(opened), entitlements: entitlementStore(opened), clock }
}

/** For jobs that make the entitlements what Stripe says. */
export const wireBillingJob = () => money(table())

/** For the job that may start a trial: the key names the card and the address whose trial is used. */
export const wireDrainEvents = () => ({ ...wireBillingJob(), identityKey: identityKey() })

export function wireReconcile() {
  const opened = table()
  return {
    ...money(opened),
    deletions: deletionStore(opened),
    directoryIndex: directoryIndex(opened),
    googleSignIns: googleStore(opened),
  }
}

export const wireReplayEvents = () => ({ events: eventStore(table()), payments: stripe(), clock })

/** For the webhook: it may keep an event and wake a job, and knows no key of Stripe's API. */
export const wireStripe = () => ({
  environment,
  originSecrets: originSecrets(),
  webhookSecret: secret('STRIPE_WEBHOOK_SECRET_ID'),
  events: eventStore(table(), triggerFor('EVENT_FUNCTION')),
  isLive: environment.STAGE === 'prod',
  warn,
})
