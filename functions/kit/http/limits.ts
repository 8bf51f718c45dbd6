import type { Limit } from '../../../shared/contract/endpoint.ts'
import { rateLimited } from '../../../shared/contract/problem.ts'
import { after, type EpochSeconds } from '../../../shared/domain/time.ts'
import { pseudonym } from '../../domain/identity/token.ts'
import type { Count, LimitStore } from '../../store/limits.ts'

export interface Counted {
  limit: Limit
  /** What the limit belongs to: a route, or all of them. */
  scope: string
  /** Whom it counts: an address key or an account id. */
  subject: string
  now: EpochSeconds
}

const KEPT_AT_MOST = 20_000

interface Shared {
  limits: Pick<LimitStore, 'count'>
  /** The table names nobody, not even by a hash that could be made again from an address or an id. */
  identityKey: (now: EpochSeconds) => Promise<string>
}

/** Counts a call against its limit and refuses the one that is too many. */
export function limiter(shared: Shared | undefined) {
  const counts = new Map<string, Count>()

  /** As the table does: a window begins with its first call. */
  function countHere({ name, seconds, now }: Counting): Count {
    if (counts.size > KEPT_AT_MOST) counts.clear()
    const seen = counts.get(name)
    const count = seen && now < seen.endsAt ? { ...seen, n: seen.n + 1 } : { n: 1, endsAt: after(now, seconds) }
    counts.set(name, count)
    return count
  }

  /** Once a limit is used up, this instance says so by itself: a flood must not buy a write with every refusal. */
  async function countInTable({ limits, identityKey }: Shared, { name, seconds, max, now }: Counting) {
    const seen = counts.get(name)
    if (seen && seen.n > max && now < seen.endsAt) return seen
    const count = await limits.count({ key: pseudonym(await identityKey(now), name), seconds, now })
    if (count.n > max) counts.set(name, count)
    return count
  }

  return async ({ limit, scope, subject, now }: Counted): Promise<void> => {
    const { kept, max, seconds, per } = limit
    const counting = { name: `${scope}|${per}|${subject}|${seconds}`, seconds, max, now }
    const { n, endsAt } = kept === 'table' && shared ? await countInTable(shared, counting) : countHere(counting)
    if (n > max) throw rateLimited(endsAt - now)
  }
}
export type Limiter = ReturnType<typeof limiter>

interface Counting {
  name: string
  seconds: number
  max: number
  now: EpochSeconds
}
