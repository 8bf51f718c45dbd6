import { hasNoAccess } from '../../../shared/domain/adminRules.ts'
import { mailFor } from '../../domain/mail/outboxMail.ts'
import type { OutboxStore } from '../../store/outbox.ts'
import { type ChangeRenewalNeeds, cancelRenewal } from '../billing/changeRenewal.ts'
import { answerChanged } from './answerChanged.ts'
import { type Asked, readSyncedTarget } from './readTarget.ts'
import { requireApplies } from './requireApplies.ts'

export interface CancelSubscriptionNeeds extends ChangeRenewalNeeds {
  outbox: Pick<OutboxStore, 'enqueue'>
}

/** Cancels a trial or a subscription as the person could: access lasts to its end. Again, the answer is the same. */
export async function cancelSubscription(needs: CancelSubscriptionNeeds, asked: Asked) {
  const { accountId, now } = asked
  const target = await readSyncedTarget(needs, asked)
  requireApplies('cancelSubscription', target)
  await cancelRenewal(needs, { accountId, now })
  const answer = await answerChanged(needs, { before: target.before, now })
  // What is past due ends at once, and of that no other mail tells.
  if (hasNoAccess(answer.user)) {
    const occasion = `${target.before.stripeSubscriptionId}`
    await needs.outbox.enqueue(mailFor({ kind: 'accessEnded', accountId, occasion, now }))
  }
  return answer
}
