import type { EventStore, NewStripeEvent } from '../../functions/store/events.ts'
import type { Lease } from '../../functions/store/leases.ts'
import { MINUTE } from '../../shared/domain/time.ts'
import { fakeLeases } from './fakeLeases.ts'

interface Finished {
  outcome?: 'done' | 'ignored' | 'dead'
  finished?: Omit<Lease, 'id'>
}

export function fakeEvents(): EventStore {
  const events = new Map<string, NewStripeEvent & Finished>()
  const leases = fakeLeases(MINUTE)

  const add: EventStore['add'] = async (event, now) => {
    if (events.has(event.id)) return false
    events.set(event.id, event)
    leases.set(event.id, now)
    return true
  }

  return {
    add,

    addSync: (customerId, now) =>
      add({ id: `sync-${customerId}-${now}`, type: 'sync', objectId: customerId, customerId, createdAt: now }, now),

    async find(id) {
      const event = events.get(id)
      if (!event) return undefined
      const { outcome: _, finished, ...kept } = event
      return { ...kept, ...(finished ?? leases.find(id)!) }
    },

    listDue: leases.due.listDue,
    listOverdue: leases.due.listOverdue,

    async claim(id, now) {
      const claimed = await leases.due.claim(id, now)
      return claimed && { ...events.get(id)!, ...claimed.lease }
    },

    postpone: leases.due.postpone,

    async finish(lease, { outcome }) {
      if (!leases.finish(lease)) return false
      const { dueAt, attempts } = lease
      events.set(lease.id, { ...events.get(lease.id)!, outcome, finished: { dueAt, attempts } })
      return true
    },

    listDead: async () => [...events.values()].filter(({ outcome }) => outcome === 'dead').map(({ id }) => id),

    async replay(id, now) {
      const event = events.get(id)
      if (!event) return false
      const { outcome: _, finished: __, ...again } = event
      events.set(id, again)
      leases.set(id, now)
      return true
    },
  }
}
