import { normaliseEmail } from '../../../shared/domain/email.ts'
import type { CurrencyCode } from '../../../shared/domain/money.ts'
import { amountOf, PRICE_KEYS, type PriceKey } from '../../../shared/domain/priceBook.ts'
import { type EpochSeconds, type LocalDate, utcMidnight } from '../../../shared/domain/time.ts'
import type { Payments } from '../../domain/billing/payments.ts'
import { daysToAnnounce, firstRenewalFrom } from '../../domain/billing/priceChange.ts'
import { isLive, isOurs, type SubscriptionSnapshot } from '../../domain/billing/subscriptionSnapshot.ts'
import { mailFor } from '../../domain/mail/outboxMail.ts'
import type { Warn } from '../../domain/ports/warn.ts'
import type { AccountStore } from '../../store/accounts.ts'
import type { CustomerStore } from '../../store/customers.ts'
import type { OutboxStore } from '../../store/outbox.ts'
import { findPayer } from './findPayer.ts'

export interface AnnouncePriceNeeds {
  payments: Pick<Payments, 'checkPrice' | 'listAllSubscriptions' | 'announcePrice' | 'findAccountId'>
  customers: Pick<CustomerStore, 'findAccountId' | 'find' | 'keep'>
  accounts: Pick<AccountStore, 'find'>
  outbox: Pick<OutboxStore, 'enqueue'>
  warn: Warn
}

interface AnnouncementRun {
  /** The first day of the new price. */
  on: LocalDate
  /** Only counts. */
  dryRun: boolean
  /** The subscription after which an earlier run stopped. */
  after?: string | undefined
  now: EpochSeconds
  mayGoOn?: () => boolean
}

const AT_ONCE = 10

/**
 * Announces the price of the book to whoever pays another one. Run again, it tells nobody twice. Answers what became of
 * each subscription on another price, and where to go on; for a day that is too soon or too late the days that are not.
 */
export async function announcePrice(
  needs: AnnouncePriceNeeds,
  { on, dryRun, after, now, mayGoOn = () => true }: AnnouncementRun,
) {
  const allowed = daysToAnnounce(now)
  if (on < allowed.first || on > allowed.last) return { allowed }
  const prices = await readPrices(needs)
  const found: Found[] = []
  let next = after
  do {
    const page = await needs.payments.listAllSubscriptions(next)
    let at = 0
    do {
      const some = page.subscriptions.slice(at, at + AT_ONCE)
      const asked = some.flatMap((subscription) => offersOf(prices, subscription))
      found.push(...(await Promise.all(asked.map((each) => announce(needs, { ...each, on, dryRun, now })))))
      at += AT_ONCE
      next = at < page.subscriptions.length ? some.at(-1)?.id : page.next
    } while (at < page.subscriptions.length && mayGoOn())
  } while (next !== undefined && mayGoOn())
  return { found: counted(found), next }
}

interface Price extends PriceKey {
  id: string
  amount: number
}

const readPrices = ({ payments }: AnnouncePriceNeeds): Promise<Price[]> =>
  Promise.all(PRICE_KEYS.map(async (key) => ({ ...key, id: await payments.checkPrice(key), amount: amountOf(key) })))

interface Offer {
  subscription: SubscriptionSnapshot
  price: Price
}

/** The new price of its plan for a subscription of ours that is on another one; the same amount under a new id is none. */
function offersOf(prices: readonly Price[], subscription: SubscriptionSnapshot): Offer[] {
  if (!isOurs(subscription) || !isLive(subscription)) return []
  const price = prices.find(
    ({ plan, currency }) => plan === subscription.plan && currency.toLowerCase() === subscription.currency,
  )
  const isOther = price && price.id !== subscription.priceId && price.amount !== subscription.amount
  return isOther ? [{ subscription, price }] : []
}

interface Announcing extends Offer, Pick<AnnouncementRun, 'on' | 'dryRun' | 'now'> {}

/**
 * What becomes of a subscription on another price: `announced` to before, or left alone, since it was `cancelled`, since a
 * promotion code lowers it (`discounted`), or since no mail reaches its account (`unreachable`).
 */
type Outcome = 'moved' | 'announced' | 'cancelled' | 'discounted' | 'unreachable' | 'failed'

interface Found {
  outcome: Outcome
  currency: CurrencyCode
  from: number
  to: number
}

async function announce(needs: AnnouncePriceNeeds, announcing: Announcing): Promise<Found> {
  const { subscription, price } = announcing
  const outcome = await tell(needs, announcing).catch((error): Outcome => {
    needs.warn('a price could not be announced', error, { stripeId: subscription.id })
    return 'failed'
  })
  return { outcome, currency: price.currency, from: subscription.amount, to: price.amount }
}

/**
 * The mail comes first, since nobody may be charged what they were not told of. With the note at Stripe it is done, and
 * whoever crashes between the two asks for the same mail again, which the outbox knows.
 */
async function tell(needs: AnnouncePriceNeeds, { subscription, price, on, dryRun, now }: Announcing): Promise<Outcome> {
  const { id, amount: was, currency, customerId } = subscription
  if (subscription.announced?.priceId === price.id) return 'announced'
  if (!subscription.renews) return 'cancelled'
  // What a code takes off was computed for the price before.
  if (subscription.hasDiscount) return 'discounted'
  const accountId = await findPayer(needs, customerId)
  const account = accountId === undefined ? undefined : (await needs.accounts.find(accountId))?.account
  const isReachable = account?.status === 'active' && account.undeliverableEmail !== normaliseEmail(account.email)
  if (!isReachable) return 'unreachable'
  if (dryRun) return 'moved'
  const at = firstRenewalFrom(subscription, utcMidnight(on))
  const charge = { plan: price.plan, amount: price.amount, was, currency, at }
  const occasion = `${id}-${price.id}-${at}`
  await needs.outbox.enqueue(mailFor({ kind: 'priceChange', accountId: account.id, occasion, charge, now }))
  await needs.payments.announcePrice({ id, priceId: price.id, at })
  return 'moved'
}

/** How many subscriptions are alike in all that was found. */
const counted = (found: readonly Found[]) =>
  [...Map.groupBy(found, ({ outcome, currency, from, to }) => `${outcome} ${currency} ${from} ${to}`).values()].map(
    (alike) => ({
      ...alike[0]!,
      subscriptions: alike.length,
    }),
  )
