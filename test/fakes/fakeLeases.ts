import type { Lease, leases } from '../../functions/store/leases.ts'
import { after, type EpochSeconds } from '../../shared/domain/time.ts'

type Due = Lease & { leasedUntil?: EpochSeconds }

/** Which rows are due and who has claimed them; what else is in a row is kept by its store. */
export function fakeLeases(seconds: number) {
  const rows = new Map<string, Due>()

  function isClaimed({ id, attempts, dueAt }: Lease): boolean {
    const row = rows.get(id)
    return row?.attempts === attempts && row.dueAt === dueAt
  }

  const dueBy = async (now: EpochSeconds) =>
    [...rows.values()]
      .filter(({ dueAt }) => dueAt <= now)
      .sort((a, b) => a.dueAt - b.dueAt)
      .map(({ id }) => id)

  const due: ReturnType<typeof leases> = {
    listDue: dueBy,
    listOverdue: dueBy,

    async claim(id, now) {
      const row = rows.get(id)
      if (!row || row.dueAt > now || (row.leasedUntil ?? 0) > now) return undefined
      const lease = { id, dueAt: row.dueAt, attempts: row.attempts + 1 }
      rows.set(id, { ...lease, leasedUntil: after(now, seconds) })
      return { lease, row: lease }
    },

    async postpone(lease, until) {
      if (!isClaimed(lease)) return false
      rows.set(lease.id, { id: lease.id, attempts: lease.attempts, dueAt: until })
      return true
    },
  }

  return {
    due,
    /** Makes a row due at an instant as if it were new, or not any more. */
    set(id: string, dueAt: EpochSeconds | undefined): void {
      if (dueAt === undefined) rows.delete(id)
      else rows.set(id, { id, dueAt, attempts: 0 })
    },
    /** When a row is due and how often it was claimed. */
    find: (id: string): Omit<Lease, 'id'> | undefined => {
      const row = rows.get(id)
      return row && { dueAt: row.dueAt, attempts: row.attempts }
    },
    /** Ends a claim for good; false when it has ended already. */
    finish: (lease: Lease): boolean => isClaimed(lease) && rows.delete(lease.id),
  }
}
