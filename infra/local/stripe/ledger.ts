import type Stripe from 'stripe'
import { lookupKey, PRICE_KEYS } from '../../../shared/domain/priceBook.ts'
import type { DataFile } from '../dataDirectory.ts'
import { type ByCustomer, byCustomer } from './byCustomer.ts'
import type { InvoiceIntent } from './objects/intents.ts'
import { newPrice } from './objects/prices.ts'
import { CODES, newPromotionCode } from './objects/promotions.ts'

/** An answer that was given to a call with an idempotency key. */
export interface Remembered {
  at: number
  request: string
  status: number
  body: unknown
}

interface Objects {
  customers: Stripe.Customer
  setupIntents: Stripe.SetupIntent
  paymentMethods: Stripe.PaymentMethod
  prices: Stripe.Price
  promotionCodes: Stripe.PromotionCode
  subscriptions: Stripe.Subscription
  invoices: Stripe.Invoice
  paymentIntents: InvoiceIntent
  refunds: Stripe.Refund
  disputes: Stripe.Dispute
  events: Stripe.Event
}
type Kind = keyof Objects
/** What is listed by customer, again and again. */
type Listed = 'subscriptions' | 'invoices'

/** Everything that the double holds, as Stripe's own objects, by id. */
export type Ledger = { [K in Kind]: K extends Listed ? ByCustomer<Objects[K]> : Map<string, Objects[K]> } & {
  remembered: Map<string, Remembered>
  save(): void
}

const KINDS: Kind[] = [
  'customers',
  'setupIntents',
  'paymentMethods',
  'prices',
  'promotionCodes',
  'subscriptions',
  'invoices',
  'paymentIntents',
  'refunds',
  'disputes',
  'events',
]

/** Opens the ledger of an earlier run, or one that knows nothing but prices and promotion codes. */
export function openLedger(file: DataFile | undefined, now: number): Ledger {
  const stored = JSON.parse(file?.read() ?? '{}') as Record<string, [string, never][]>
  const open = (kind: string) =>
    kind === 'subscriptions' || kind === 'invoices' ? byCustomer(stored[kind] ?? []) : new Map(stored[kind] ?? [])
  const maps = Object.fromEntries([...KINDS, 'remembered'].map((kind) => [kind, open(kind)]))
  const ledger: Ledger = {
    ...(maps as unknown as Omit<Ledger, 'save'>),
    save: () =>
      file?.write(JSON.stringify(Object.fromEntries([...KINDS, 'remembered'].map((kind) => [kind, [...maps[kind]!]])))),
  }
  const named = new Set([...ledger.prices.values()].map(({ lookup_key }) => lookup_key))
  for (const price of PRICE_KEYS.filter((key) => !named.has(lookupKey(key))).map((key) => newPrice(key, now)))
    ledger.prices.set(price.id, price)
  if (ledger.promotionCodes.size === 0)
    for (const each of Object.keys(CODES).map((code) => newPromotionCode(code, now)))
      ledger.promotionCodes.set(each.id, each)
  return ledger
}
