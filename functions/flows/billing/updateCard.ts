import { Problem } from '../../../shared/contract/problem.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { currencyCodeOf } from '../../domain/billing/currencyCodeOf.ts'
import { isUnpaid } from '../../domain/billing/isUnpaid.ts'
import type { Payments } from '../../domain/billing/payments.ts'
import { isLive, pickSubscription } from '../../domain/billing/subscriptionSnapshot.ts'
import { newId } from '../../domain/identity/token.ts'
import { type SyncSubscriptionNeeds, syncSubscription } from './syncSubscription.ts'

export interface UpdateCardNeeds extends SyncSubscriptionNeeds {
  payments: SyncSubscriptionNeeds['payments'] &
    Pick<Payments, 'createSetup' | 'findSetup' | 'setCard' | 'listInvoices' | 'payInvoice'>
}

/** Begins to replace the card of a subscription. */
export async function startCardUpdate(needs: UpdateCardNeeds, accountId: string) {
  const { customerId, subscription } = await readPaying(needs, accountId)
  const { clientSecret, id } = await needs.payments.createSetup({ customerId, accountId, attempt: newId('card') })
  return { clientSecret, setupIntentId: id, currency: currencyCodeOf(subscription.currency) }
}

interface Confirmation {
  accountId: string
  setupIntentId: string
  now: EpochSeconds
}

interface Confirmed {
  /** Whether nothing is owed any more. */
  isPaid: boolean
  /** For the dialog of the bank that asks before it pays: once it is answered, the same confirmation goes on. */
  clientSecret: string | null
}

/** Makes the new card the one that pays, and charges what is past due to it. */
export async function confirmCardUpdate(needs: UpdateCardNeeds, asked: Confirmation): Promise<Confirmed> {
  const { accountId, setupIntentId, now } = asked
  const { customerId, subscription } = await readPaying(needs, accountId)
  const setup = await needs.payments.findSetup(setupIntentId)
  if (!setup || setup.customerId !== customerId || setup.status === 'canceled') throw new Problem('INVALID_CHECKOUT')
  const { paymentMethodId, status } = setup
  if (status !== 'succeeded' || paymentMethodId === undefined) throw new Problem('PAYMENT_METHOD_PENDING')

  await needs.payments.setCard({ id: subscription.id, paymentMethodId })
  const invoices = await needs.payments.listInvoices(customerId)
  // What an earlier subscription left open was never paid for, and nobody is asked for it any more.
  const owed = invoices.filter((each) => isUnpaid(each) && each.subscriptionId === subscription.id)
  for (const { id } of owed) {
    const { clientSecret } = await needs.payments.payInvoice({ id, paymentMethodId })
    // Of a dialog that nobody answers Stripe's events tell: no mail asks whoever is looking at it.
    if (clientSecret !== null) return { isPaid: false, clientSecret }
  }
  const claim = await syncSubscription(needs, { accountId, now })
  return { isPaid: claim?.isPastDue !== true, clientSecret: null }
}

async function readPaying({ customers, payments }: UpdateCardNeeds, accountId: string) {
  const customer = await customers.find(accountId)
  const all = customer ? await payments.listSubscriptions(customer.customerId) : []
  const subscription = pickSubscription(all)
  if (!customer || !subscription || !isLive(subscription)) throw new Problem('NO_SUBSCRIPTION')
  return { customerId: customer.customerId, subscription }
}
