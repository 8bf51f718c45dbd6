import { after, DAY, type EpochSeconds } from '../../../shared/domain/time.ts'
import type { EventStore, StripeEvent } from '../../store/events.ts'

export interface ListEventsNeeds {
  events: Pick<EventStore, 'find' | 'listDead' | 'listOverdue'>
}

/** As much of an event as can be read: of a row of another release its id alone. */
type ListedEvent = Pick<StripeEvent, 'id'> & Partial<StripeEvent>

/** No event waits longer for its next attempt. */
const AHEAD = 2 * DAY

/** The events that were given up and those that wait for an attempt, oldest first, as far as one page of the index goes. */
export async function listEvents(
  { events }: ListEventsNeeds,
  now: EpochSeconds,
): Promise<{ dead: ListedEvent[]; waiting: ListedEvent[] }> {
  const [dead, waiting] = await Promise.all([events.listDead(now), events.listOverdue(after(now, AHEAD))])
  const read = async (id: string) => (await events.find(id)) ?? { id }
  return { dead: await Promise.all(dead.map(read)), waiting: await Promise.all(waiting.map(read)) }
}
