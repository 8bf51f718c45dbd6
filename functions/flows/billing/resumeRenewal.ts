import { Problem } from '../../../shared/contract/problem.ts'
import { isComplimentary, statusAt } from '../../../shared/domain/subscription.ts'
import { type EpochSeconds, HOUR } from '../../../shared/domain/time.ts'
import { standingOf } from '../../domain/billing/entitlement.ts'
import { newId } from '../../domain/identity/token.ts'
import type { CancelRenewalNeeds } from './cancelRenewal.ts'
import { countDistinct } from './countDistinct.ts'
import { orLookAgain } from './orLookAgain.ts'
import { syncSubscription } from './syncSubscription.ts'

/** Apart from cancellations: nobody is kept from those by how often they have reactivated. */
const CHANGES = [{ max: 10, seconds: HOUR }]

interface RenewalRequest {
  accountId: string
  now: EpochSeconds
}

/** Takes a cancellation back while access lasts. */
export async function resumeRenewal(needs: CancelRenewalNeeds, asked: RenewalRequest): Promise<void> {
  const { accountId, now } = asked
  const { id, version, status } = await readSubscription(needs, asked)
  if (status !== 'cancelled') return
  await countDistinct(needs, { what: 'resume', accountId, id: `${id}-${version}`, allowed: CHANGES, now })
  const claim = await orLookAgain(needs, asked, async () => {
    await needs.payments.setRenewal({ id, renews: true, idempotencyKey: newId('chg') })
    return syncSubscription(needs, { accountId, now })
  })
  if (claim?.status === 'inactive') throw new Problem('SUBSCRIPTION_ENDED')
  // Somebody may have cancelled it again on another device meanwhile.
  if (claim?.status !== 'trial' && claim?.status !== 'active') throw new Problem('CONFLICT')
}

/** What the person has at Stripe, as it counts now. */
async function readSubscription({ accounts }: CancelRenewalNeeds, { accountId, now }: RenewalRequest) {
  const seen = (await accounts.find(accountId))?.entitlement
  if (!seen) throw new Problem('NO_SUBSCRIPTION')
  const standing = standingOf(seen)
  const status = statusAt(standing, now)
  if (status === 'inactive' || status === 'free') throw new Problem('SUBSCRIPTION_ENDED')
  if (isComplimentary(standing)) throw new Problem('COMPLIMENTARY_ACCESS')
  const { subscriptionId: id, version } = seen
  if (id === undefined) throw new Problem('NO_SUBSCRIPTION')
  return { id, version, status }
}
