import { randomInt } from 'node:crypto'
import { DAY, HOUR } from '../../../../shared/domain/time.ts'
import type { LifeFocus } from '../../../../shared/domain/user.ts'
import type { Mailbox } from '../../aws/mailbox.ts'
import type { TravellingClock } from '../../clock.ts'
import type { Jobs } from '../../runner/jobs.ts'
import { newPaymentMethod } from '../../stripe/objects/customers.ts'
import type { StripeDouble } from '../../stripe/stripeDouble.ts'
import { type Visitor, visitor } from './visitor.ts'

/** Whom the console can make: what they are to the product. */
export const PERSON_KINDS = ['visitor', 'free', 'trial', 'member', 'pastDue', 'operator'] as const
export type PersonKind = (typeof PERSON_KINDS)[number]

export interface MakePersonNeeds {
  port: number
  clock: TravellingClock
  jobs: Jobs
  mailbox: Mailbox
  /** Undefined when the real Stripe is used, which charges nobody in the past. */
  stripe: StripeDouble | undefined
  adminPassword: string
}

/** How somebody made here signs in. Nobody has registered a visitor's address, and an operator enters the password alone. */
export interface Credentials {
  email: string
  password: string
}

const PASSWORD = 'a night without clouds'

/** How many days ago the card was entered; `pays` with a card that works. Whoever has none never enters one. */
const CHECKOUTS: Partial<Record<PersonKind, { daysAgo: number; pays: boolean }>> = {
  trial: { daysAgo: 1, pays: true },
  member: { daysAgo: 5, pays: true },
  pastDue: { daysAgo: 4, pays: false },
}

const BIRTHS = [
  { birthDate: '1993-06-15', birthTime: '08:30', birthPlace: 'London, England', lifeFocus: 'love' },
  { birthDate: '1988-11-02', birthTime: '23:10', birthPlace: 'Singapore', lifeFocus: 'career' },
  { birthDate: '1979-02-28', birthTime: '05:45', birthPlace: 'Lisbon, Portugal', lifeFocus: 'wellbeing' },
] satisfies { birthDate: string; birthTime: string; birthPlace: string; lifeFocus: LifeFocus }[]

/**
 * Makes somebody to look at the product as, with `days` of readings behind them. They do everything over HTTP, on the days
 * themselves: the clock of the stack goes back to the first one and then from day to day to where it was, with the jobs
 * and Stripe's double. The clock moves for everybody, so one person is made at a time.
 */
export function personMaker(needs: MakePersonNeeds) {
  let last: Promise<unknown> = Promise.resolve()
  return (kind: PersonKind, days: number): Promise<Credentials> => {
    const made = last.then(() => makePerson(needs, kind, days))
    last = made.catch(() => {})
    return made
  }
}

async function makePerson(needs: MakePersonNeeds, kind: PersonKind, days: number): Promise<Credentials> {
  const email = `${kind.toLowerCase()}-${randomInt(1e9)}@example.com`
  if (kind === 'operator') return { email, password: needs.adminPassword }
  if (kind === 'visitor') return { email, password: PASSWORD }

  const { clock } = needs
  const present = clock.offset()
  const checkout = CHECKOUTS[kind]
  const first = Math.max(days, checkout?.daysAgo ?? 0)
  const person = visitor(needs.port)
  try {
    for (let daysAgo = first; daysAgo >= 0; daysAgo -= 1) {
      clock.visit(new Date(Date.now() + (present - (daysAgo * DAY + (daysAgo > 0 ? HOUR : 0))) * 1000))
      await needs.stripe?.tick()
      await needs.jobs.tick()
      if (daysAgo === first) await register(needs, person, email)
      // A session ends after a month.
      else if (daysAgo % 7 === 0) await person.ask('POST', '/api/auth/login', { email, password: PASSWORD })
      if (daysAgo === checkout?.daysAgo) await checkOut(needs, person, { email, pays: checkout.pays })
      if (daysAgo <= days) await person.ask('GET', '/api/home')
    }
  } finally {
    clock.visit(new Date(Date.now() + present * 1000))
  }
  await needs.jobs.tick()
  return { email, password: PASSWORD }
}

async function register({ jobs, mailbox }: MakePersonNeeds, person: Visitor, email: string): Promise<void> {
  await person.ask('POST', '/api/auth/register', { email, password: PASSWORD, firstName: 'Jane', lastName: 'Doe' })
  await person.ask('PUT', '/api/user/profile', BIRTHS[randomInt(BIRTHS.length)])
  await person.ask('POST', '/api/user/complete-onboarding', { skipTrial: true })
  await jobs.run('sendMail')
  const code = mailbox
    .list()
    .filter(({ to }) => to === email)
    .map(({ text }) => /(?:^|\s)(\d{6})(?:\s|$)/.exec(text)?.[1])
    .find(Boolean)
  await person.ask('POST', '/api/auth/verify-otp', { otp: code })
}

async function checkOut(
  { stripe }: MakePersonNeeds,
  person: Visitor,
  { email, pays }: { email: string; pays: boolean },
): Promise<void> {
  if (!stripe) throw new Error('Only the double of Stripe can charge in the past: start without STRIPE_SECRET_KEY.')
  const { setupIntentId } = await person.ask('POST', '/api/subscribe', { plan: 'weekly', currency: 'USD' })
  stripe.confirmSetup({ id: setupIntentId, card: aCard() })
  await person.ask('POST', '/api/confirm-subscription', { setupIntentId, plan: 'weekly' })
  if (!pays) replaceCard(stripe, email)
}

/**
 * Puts a card in its place that fails whenever it is charged. The trial needs another: this number is the same for
 * everybody, and a card starts one trial.
 */
function replaceCard({ ledger }: StripeDouble, email: string): void {
  const customer = [...ledger.customers.values()].find((each) => each.email === email)!
  const subscription = [...ledger.subscriptions.values()].find((each) => each.customer === customer.id)!
  const method = { ...newPaymentMethod('4000000000000341', subscription.created), customer: customer.id }
  ledger.paymentMethods.set(method.id, method)
  subscription.default_payment_method = method.id
  ledger.save()
}

/** A number with Luhn's check digit that nobody else has: a card is worth one trial. */
function aCard(): string {
  const body = `424242${String(randomInt(1e9)).padStart(9, '0')}`
  const sum = [...body].reverse().reduce((total, digit, at) => {
    const value = Number(digit)
    return total + (at % 2 === 0 ? value * 2 - (value > 4 ? 9 : 0) : value)
  }, 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}
