import type { StartedSubscription } from '../../../shared/domain/billing.ts'
import { MINUTE } from '../../../shared/domain/time.ts'
import { type CountDistinctNeeds, countDistinct } from './countDistinct.ts'
import { type EnsureTrialNeeds, ensureTrial } from './ensureTrial.ts'

/** Of one account: whoever guesses other people's setups, or tries stolen cards, needs many. */
const CONFIRMED = [{ max: 10, seconds: 10 * MINUTE }]

/** Starts what a checkout was for, as the page asks for it. The same checkout may be confirmed again and again. */
export async function confirmCheckout(
  needs: EnsureTrialNeeds & CountDistinctNeeds,
  asked: Parameters<typeof ensureTrial>[1],
): Promise<StartedSubscription> {
  const { accountId, setupIntentId: id, now } = asked
  await countDistinct(needs, { what: 'confirm', accountId, id, allowed: CONFIRMED, now })
  return ensureTrial(needs, asked)
}
