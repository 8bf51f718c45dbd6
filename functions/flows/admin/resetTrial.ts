import { Problem } from '../../../shared/contract/problem.ts'
import { EXTENDED_TRIAL_DAYS } from '../../../shared/domain/admin.ts'
import { after, DAY, type EpochSeconds } from '../../../shared/domain/time.ts'
import { giftTrial } from '../../domain/admin/operatorClaims.ts'
import type { Payments } from '../../domain/billing/payments.ts'
import { newId } from '../../domain/identity/token.ts'
import { mailFor } from '../../domain/mail/outboxMail.ts'
import { type LookAgainNeeds, orLookAgain } from '../billing/orLookAgain.ts'
import { type SyncSubscriptionNeeds, syncSubscription } from '../billing/syncSubscription.ts'
import { answerChanged } from './answerChanged.ts'
import { type AdminRequest, readSyncedTarget, type Target } from './readTarget.ts'
import { requireApplies } from './requireApplies.ts'

export interface ResetTrialNeeds extends SyncSubscriptionNeeds, LookAgainNeeds {
  payments: SyncSubscriptionNeeds['payments'] & Pick<Payments, 'setTrialEnd'>
  customers: SyncSubscriptionNeeds['customers']
}

/** Lets a trial end thirty days from now. Of one at Stripe the first charge moves with it. */
export async function resetTrial(needs: ResetTrialNeeds, asked: AdminRequest) {
  const { now } = asked
  const target = await readSyncedTarget(needs, asked)
  requireApplies('resetTrial', target)
  const { subscriptionId } = target.entitlement ?? {}
  if (subscriptionId === undefined) await extendGift(needs, { target, now })
  else await orLookAgain(needs, asked, () => extendAtStripe(needs, { ...asked, id: subscriptionId }))
  return answerChanged(needs, { before: target.before, now })
}

/** Who first writes the new end down mails it, be it this call or Stripe's event. */
async function extendAtStripe(
  needs: ResetTrialNeeds,
  { accountId, id, now }: AdminRequest & { id: string },
): Promise<void> {
  const trialEndsAt = after(now, EXTENDED_TRIAL_DAYS * DAY)
  await needs.payments.setTrialEnd({ id, trialEndsAt, idempotencyKey: newId('ext') })
  await syncSubscription(needs, { accountId, now })
}

async function extendGift(
  needs: ResetTrialNeeds,
  { target, now }: { target: Target; now: EpochSeconds },
): Promise<void> {
  const { account, entitlement } = target
  const mails = [
    mailFor({ kind: 'accessGranted', accountId: account.id, occasion: `${entitlement?.version ?? 0}`, now }),
  ]
  const claim = giftTrial(EXTENDED_TRIAL_DAYS, now)
  if (!(await needs.entitlements.commit(account.id, entitlement, { claim, mails, now }))) throw new Problem('CONFLICT')
}
