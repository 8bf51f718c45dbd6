import type { EpochSeconds } from '../../../shared/domain/time.ts'
import type { Payments } from '../../domain/billing/payments.ts'
import type { EventStore } from '../../store/events.ts'

export interface ReplayEventsNeeds {
  payments: Pick<Payments, 'listEvents'>
  events: Pick<EventStore, 'add' | 'replay' | 'listDead'>
}

export interface Replay {
  /** One event, whatever became of it. */
  id?: string | undefined
  /** Every event that was given up. */
  dead?: boolean | undefined
  /** What Stripe has sent since then and never reached us. Stripe keeps events for thirty days. */
  since?: EpochSeconds | undefined
  now: EpochSeconds
}

/** Puts events back into the inbox, where the next run finds them. */
export async function replayEvents(
  needs: ReplayEventsNeeds,
  { id, dead, since, now }: Replay,
): Promise<{ replayed: number }> {
  const ids = [...(id === undefined ? [] : [id]), ...(dead ? await needs.events.listDead(now) : [])]
  const again = await Promise.all(ids.map((each) => needs.events.replay(each, now)))
  return {
    replayed: again.filter(Boolean).length + (since === undefined ? 0 : await fetchMissed(needs, { since, now })),
  }
}

async function fetchMissed(needs: ReplayEventsNeeds, { since, now }: { since: EpochSeconds; now: EpochSeconds }) {
  let added = 0
  let after: string | undefined
  do {
    const page = await needs.payments.listEvents({ since, after })
    for (const event of page.events) if (await needs.events.add(event, now)) added += 1
    after = page.next
  } while (after !== undefined)
  return added
}
