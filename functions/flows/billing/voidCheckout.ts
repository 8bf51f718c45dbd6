import { Problem } from '../../../shared/contract/problem.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import type { Payments } from '../../domain/billing/payments.ts'
import type { CheckoutStore } from '../../store/checkouts.ts'
import { type AbandonUnpaidNeeds, abandonUnpaid } from './abandonUnpaid.ts'

export interface VoidCheckoutNeeds extends AbandonUnpaidNeeds {
  payments: AbandonUnpaidNeeds['payments'] & Pick<Payments, 'cancelSetup'>
  checkouts: Pick<CheckoutStore, 'find' | 'update'>
}

/**
 * Closes the open checkout of somebody who is being given access, so that nothing is charged beside a gift. The row comes
 * first: a card that is saved in this very moment starts nothing. A job gives back the trial that it may have claimed.
 */
export async function voidCheckout(
  needs: VoidCheckoutNeeds,
  { accountId, now }: { accountId: string; now: EpochSeconds },
): Promise<void> {
  const { payments, checkouts } = needs
  const checkout = await checkouts.find(accountId)
  if (!checkout || checkout.done) return
  if (now < checkout.dueAt && !(await checkouts.update(checkout, { dueAt: now }))) throw new Problem('CONFLICT')
  if (checkout.setupIntentId) await payments.cancelSetup(checkout.setupIntentId)
  if (checkout.isAgreed) await abandonUnpaid(needs, checkout)
}
