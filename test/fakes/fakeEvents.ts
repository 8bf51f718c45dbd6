import type { EventStore, NewStripeEvent } from '../../functions/store/events.ts'
import { MINUTE } from '../../shared/domain/time.ts'
import { fakeLeases } from './fakeLeases.ts'

export function fakeEvents(): EventStore {
  const events = new Map<string, NewStripeEvent & { outcome?: 'done' | 'ignored' | 'dead' }>()
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

    listDue: leases.due.listDue,
    listOverdue: leases.due.listOverdue,

    async claim(id, now) {
      const claimed = await leases.due.claim(id, now)
      return claimed && { ...events.get(id)!, ...claimed.lease }
    },

    postpone: leases.due.postpone,

    async finish(lease, { outcome }) {
      if (!leases.finish(lease)) return false
      events.set(lease.id, { ...events.get(lease.id)!, outcome })
      return true
    },

    listDead: async () => [...events.values()].filter(({ outcome }) => outcome === 'dead').map(({ id }) => id),

    async replay(id, now) {
      const event = events.get(id)
      if (!event) return false
      const { outcome: _, ...again } = event
      events.set(id, again)
      leases.set(id, now)
      return true
    },
  }
}
