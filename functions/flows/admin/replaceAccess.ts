import { Problem } from '../../../shared/contract/problem.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import type { Claim } from '../../domain/billing/entitlement.ts'
import type { Payments } from '../../domain/billing/payments.ts'
import { isLive } from '../../domain/billing/subscriptionSnapshot.ts'
import { mailFor } from '../../domain/mail/outboxMail.ts'
import type { AccountStore } from '../../store/accounts.ts'
import type { EntitlementStore } from '../../store/entitlements.ts'
import { type LookAgainNeeds, orLookAgain } from '../billing/orLookAgain.ts'
import { refuseDisputed } from '../billing/refuseDisputed.ts'
import { type VoidCheckoutNeeds, voidCheckout } from '../billing/voidCheckout.ts'
import { readTarget, type Target } from './readTarget.ts'

export interface ReplaceAccessNeeds extends LookAgainNeeds, Pick<VoidCheckoutNeeds, 'checkouts'> {
  payments: Pick<Payments, 'listSubscriptions' | 'endSubscription'> & VoidCheckoutNeeds['payments']
  accounts: Pick<AccountStore, 'find'>
  entitlements: Pick<EntitlementStore, 'commit'>
}

interface Replacing {
  accountId: string
  /** What the person is to have; throws where they may not have it, before anything is changed. */
  claimAfter: (target: Target) => Claim
  mail: 'accessGranted' | 'accessEnded'
  /** Whether a month that is paid for ends too. Otherwise it is a conflict. */
  endsPaid: boolean
  now: EpochSeconds
}

const TRIES = 5

/**
 * Ends what a person has at Stripe, also a checkout that is open, and writes instead what Stripe knows nothing of. Stripe first: of a crash in between
 * its event tells. The event may also come before our own write, which then loses and looks again.
 */
export async function replaceAccess(needs: ReplaceAccessNeeds, asked: Replacing): Promise<void> {
  const { accountId, claimAfter, mail, now } = asked
  for (let tried = 0; tried < TRIES; tried += 1) {
    const target = await readTarget(needs, { accountId, now })
    if (mail === 'accessGranted') refuseDisputed(target.entitlement)
    const claim = claimAfter(target)
    await voidCheckout(needs, { accountId, now })
    await orLookAgain(needs, asked, () => endSubscriptions(needs, asked))
    const occasion = `${target.entitlement?.version ?? 0}`
    const mails = [mailFor({ kind: mail, accountId, occasion, now })]
    if (await needs.entitlements.commit(accountId, target.entitlement, { claim, mails, now })) return
  }
  throw new Problem('CONFLICT')
}

async function endSubscriptions({ customers, payments }: ReplaceAccessNeeds, { accountId, endsPaid }: Replacing) {
  const customer = await customers.find(accountId)
  const live = customer ? (await payments.listSubscriptions(customer.customerId)).filter(isLive) : []
  if (!endsPaid && live.some(({ status }) => status === 'active')) throw new Problem('CONFLICT')
  for (const { id } of live) await payments.endSubscription(id)
}
