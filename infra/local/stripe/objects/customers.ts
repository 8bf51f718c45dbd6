import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import { stripeId } from '../stripeId.ts'

interface NewCustomer {
  email: string | null
  name: string | null
  metadata: Stripe.Metadata
  created: number
}

export const newCustomer = ({ email, name, metadata, created }: NewCustomer): Stripe.Customer => ({
  id: stripeId('cus'),
  object: 'customer',
  address: null,
  balance: 0,
  created,
  currency: null,
  default_source: null,
  delinquent: false,
  description: null,
  discount: null,
  email,
  invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
  livemode: false,
  metadata,
  name,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
})

/** The cards of Stripe's documentation for tests, by what they do. Every other valid number is a card that works. */
const DECLINED = '4000000000000002'
/** Asks when it is saved and whenever the person is there; charges without them go through. */
const ASKS_ONCE = '4000002500003155'
/** Asks when it is saved and at each charge. */
const ASKS_ALWAYS = '4000002760003184'
const FAILS_LATER = '4000000000000341'

/** An error as Stripe tells it of a card that cannot even be saved. */
export interface CardRefusal {
  code: 'card_declined' | 'expired_card' | 'incorrect_number'
  decline_code?: string
  message: string
}

const GENERIC = { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' } as const
const REFUSALS: Record<string, CardRefusal> = {
  [DECLINED]: GENERIC,
  '4000000000009995': {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  '4000000000000069': { code: 'expired_card', message: 'Your card has expired.' },
  '4100000000000019': { ...GENERIC, decline_code: 'fraudulent' },
}
const WRONG: CardRefusal = { code: 'incorrect_number', message: 'Your card number is incorrect.' }

/** What Stripe says of a card that cannot be saved; undefined of one that can. */
export const refusalOf = (card: string): CardRefusal | undefined =>
  REFUSALS[card] ?? (isValidNumber(card) ? undefined : WRONG)
export const asksForAuthentication = (card: string): boolean => card === ASKS_ONCE || card === ASKS_ALWAYS

const isCard = ({ card }: Stripe.PaymentMethod, number: string) => card?.fingerprint === fingerprintOf(number)

/** Whether a charge waits for the person to answer their bank. */
export const asksWhenCharged = (method: Stripe.PaymentMethod, { isPresent }: { isPresent: boolean }): boolean =>
  isCard(method, ASKS_ALWAYS) || (isPresent && isCard(method, ASKS_ONCE))

/** Whether every charge of a payment method fails. */
export const failsWhenCharged = (method: Stripe.PaymentMethod): boolean => isCard(method, FAILS_LATER)

/** The check digit that every card number has (ISO/IEC 7812, the algorithm of Luhn). */
function isValidNumber(card: string): boolean {
  const digits = [...card].reverse().map(Number)
  const sum = digits.reduce((total, digit, at) => total + (at % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0)
  return /^\d{13,19}$/.test(card) && sum % 10 === 0
}

/** The same for the same number, whoever uses it, as Stripe does it. */
const fingerprintOf = (card: string) => createHash('sha256').update(`card ${card}`).digest('hex').slice(0, 16)

const NOWHERE = { line1: null, line2: null, city: null, state: null }

export const newPaymentMethod = (card: string, created: number): Stripe.PaymentMethod => ({
  id: stripeId('pm'),
  object: 'payment_method',
  allow_redisplay: 'limited',
  // Stripe's card form asks for the country, and where it needs it for the postal code.
  billing_details: {
    address: { ...NOWHERE, country: 'US', postal_code: '97712' },
    email: null,
    name: null,
    phone: null,
    tax_id: null,
  },
  card: {
    brand: card.startsWith('5') ? 'mastercard' : card.startsWith('3') ? 'amex' : 'visa',
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    display_brand: null,
    exp_month: 12,
    exp_year: 2034,
    fingerprint: fingerprintOf(card),
    funding: 'credit',
    generated_from: null,
    last4: card.slice(-4),
    networks: null,
    regulated_status: null,
    three_d_secure_usage: { supported: true },
    wallet: null,
  },
  created,
  customer: null,
  customer_account: null,
  livemode: false,
  metadata: {},
  type: 'card',
})
