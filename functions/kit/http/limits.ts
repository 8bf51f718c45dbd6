import type { Limit } from '../../../shared/contract/endpoint.ts'
import { rateLimited } from '../../../shared/contract/problem.ts'
import { after, type EpochSeconds } from '../../../shared/domain/time.ts'
import { pseudonym } from '../../domain/identity/token.ts'
import type { Count, LimitStore } from '../../store/limits.ts'

export interface Counted {
  limit: Limit
  /** What the limit applies to: one route, or every route together. */
  scope: string
  /** Who is counted: an address key or an account id. */
  subject: string
  now: EpochSeconds
}

const KEPT_AT_MOST = 20_000

interface Shared {
  limits: Pick<LimitStore, 'count'>
  /** Makes pseudonyms: the table holds no hash that could be recomputed from an address or an id. */
  identityKey: (now: EpochSeconds) => Promise<string>
}

/** Counts a call against its limit. Throws RATE_LIMITED once the limit is exceeded. */
export function limiter(shared: Shared | undefined) {
  const counts = new Map<string, Count>()

  /** Like the counters in the table, a window begins with its first call. */
  function countHere({ name, seconds, now }: Counting): Count {
    if (counts.size > KEPT_AT_MOST) counts.clear()
    const seen = counts.get(name)
    const count = seen && now < seen.endsAt ? { ...seen, n: seen.n + 1 } : { n: 1, endsAt: after(now, seconds) }
    counts.set(name, count)
    return count
  }

  /** Once a limit is exceeded, this instance refuses by itself, so that a flood does not cost a write per refusal. */
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
