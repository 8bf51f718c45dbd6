import { Problem } from '../../../shared/contract/problem.ts'
import { after, DAY, type EpochSeconds, HOUR, MINUTE } from '../../../shared/domain/time.ts'
import type { EventStore, StripeEvent } from '../../store/events.ts'
import type { Lease } from '../../store/leases.ts'
import type { JobRun } from '../JobRun.ts'
import { countRevenue } from './countRevenue.ts'
import { type EndsLeft, endOwnerless, endsOfARun } from './endOwnerless.ts'
import { type EnsureTrialNeeds, ensureTrial } from './ensureTrial.ts'
import { findPayer } from './findPayer.ts'
import { type FollowDisputeNeeds, followDispute } from './followDispute.ts'
import { type KeepTrialOfAddressNeeds, keepTrialOfAddress } from './keepTrialOfAddress.ts'
import { type SendReceiptsNeeds, sendReceipts } from './sendReceipts.ts'
import { type SyncSubscriptionNeeds, syncSubscription } from './syncSubscription.ts'

export interface DrainEventsNeeds
  extends EnsureTrialNeeds,
    SyncSubscriptionNeeds,
    SendReceiptsNeeds,
    Pick<FollowDisputeNeeds, 'disputes' | 'revenue'> {
  payments: EnsureTrialNeeds['payments'] &
    SyncSubscriptionNeeds['payments'] &
    SendReceiptsNeeds['payments'] &
    FollowDisputeNeeds['payments']
  customers: EnsureTrialNeeds['customers'] &
    SyncSubscriptionNeeds['customers'] &
    Parameters<typeof findPayer>[0]['customers']
  checkouts: EnsureTrialNeeds['checkouts'] & FollowDisputeNeeds['checkouts'] & KeepTrialOfAddressNeeds['checkouts']
  events: Pick<EventStore, 'listDue' | 'claim' | 'postpone' | 'finish'>
}

/** Waiting times after each attempt; after the last one the event is dead and waits for an operator. */
const WAITS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY]

/** Works through the events of Stripe that are due. One that fails holds up no other. */
export async function drainEvents(needs: DrainEventsNeeds, { now, ids = [], mayGoOn = () => true }: JobRun) {
  const drained = { done: 0, failed: 0, dead: 0 }
  const ends = endsOfARun()
  for (const id of new Set([...ids, ...(await needs.events.listDue(now))])) {
    if (!mayGoOn()) break
    const outcome = await take(needs, { id, ends, now })
    if (outcome) drained[outcome] += 1
  }
  return drained
}

interface Taking {
  id: string
  ends: EndsLeft
  now: EpochSeconds
}

async function take(needs: DrainEventsNeeds, { id, ends, now }: Taking) {
  try {
    const event = await needs.events.claim(id, now)
    if (event && 'isUnreadable' in event) return await giveUp(needs, { event, error: undefined, now })
    return event && (await settle(needs, { event, ends, now }))
  } catch (error) {
    needs.warn('an event of Stripe could not be claimed', error, { stripeId: id })
    return 'failed'
  }
}

/** It waits for an operator. A row that cannot be read would be no more readable at the next try. */
async function giveUp(needs: DrainEventsNeeds, { event, error, now }: GivingUp) {
  needs.warn('an event of Stripe was given up', error, { alarm: 'deadStripeEvent', stripeId: event.id })
  await needs.events.finish(event, { outcome: 'dead', now })
  return 'dead' as const
}

interface GivingUp {
  event: Lease
  error: unknown
  now: EpochSeconds
}

async function settle(needs: DrainEventsNeeds, { event, ends, now }: Following) {
  try {
    if (event.attempts > WAITS.length + 1) throw new Error('every attempt ended before it was finished')
    const outcome = (await follow(needs, { event, ends, now })) ? 'done' : 'ignored'
    await needs.events.finish(event, { outcome, now })
    return 'done'
  } catch (error) {
    const wait = WAITS[event.attempts - 1]
    if (wait === undefined) return await giveUp(needs, { event, error, now })
    needs.warn('an event of Stripe was not followed', error, { stripeId: event.id })
    await needs.events.postpone(event, after(now, wait))
    return 'failed'
  }
}

interface Following {
  event: StripeEvent
  ends: EndsLeft
  now: EpochSeconds
}

/** Looks at whoever the event is about, whatever it says. Answers whether it was about anybody of ours. */
async function follow(needs: DrainEventsNeeds, { event, ends, now }: Following): Promise<boolean> {
  const { customerId, type, objectId } = event
  // A dispute names no customer: its charge does.
  if (type.startsWith('charge.dispute.')) return followDispute(needs, { disputeId: objectId, now })
  if (customerId === undefined) return false
  const accountId = await findPayer(needs, customerId)
  if (accountId === undefined) return false
  const record = await needs.accounts.find(accountId)
  if (!record) {
    await endOwnerless(needs, { customerId, ends })
    return true
  }
  const isSetup = type === 'setup_intent.succeeded'
  if (isSetup) await startTrial(needs, { accountId, setupIntentId: objectId, now })
  await syncSubscription(needs, { accountId, seen: isSetup ? undefined : record, now })
  await keepTrialOfAddress(needs, { account: record.account, now })
  // An invoice over nothing is paid when a trial begins, so a receipt is for what was charged only.
  if (type.startsWith('invoice.'))
    await sendReceipts(needs, { accountId, customerId, since: after(now, -30 * DAY), now })
  if (type.startsWith('invoice.') || type === 'charge.refunded')
    await countRevenue(needs, { accountId, customerId, now })
  return true
}

/** The page asks for the same; if it never does, the person still gets what they agreed to. */
async function startTrial(needs: DrainEventsNeeds, asked: Parameters<typeof ensureTrial>[1]): Promise<void> {
  try {
    await ensureTrial(needs, asked)
  } catch (error) {
    // A card that was set up for something else, or that cannot start a trial, is nothing to try again. A conflict is:
    // somebody else was at work on the same checkout.
    if (!(error instanceof Problem) || error.status >= 500 || error.code === 'CONFLICT') throw error
  }
}
