import type { Limit } from '../../../shared/contract/endpoint.ts'
import { rateLimited } from '../../../shared/contract/problem.ts'
import { after, type EpochSeconds } from '../../../shared/domain/time.ts'
import { hashOf } from '../../domain/identity/token.ts'
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

/** Counts a call against its limit. Throws RATE_LIMITED once the limit is exceeded. */
export function limiter(store: Pick<LimitStore, 'count'> | undefined) {
  const counts = new Map<string, Count>()

  /** Like the counters in the table, a window begins with its first call. */
  function countHere(key: string, { seconds, now }: Counting): Count {
    if (counts.size > KEPT_AT_MOST) counts.clear()
    const seen = counts.get(key)
    const count = seen && now < seen.endsAt ? { ...seen, n: seen.n + 1 } : { n: 1, endsAt: after(now, seconds) }
    counts.set(key, count)
    return count
  }

  /** Once a limit is exceeded, this instance refuses by itself, so that a flood does not cost a write per refusal. */
  async function countInTable(
    key: string,
    { table, seconds, max, now }: Counting & { table: Pick<LimitStore, 'count'> },
  ) {
    const name = `${key}|${seconds}`
    const seen = counts.get(name)
    if (seen && seen.n > max && now < seen.endsAt) return seen
    const count = await table.count({ key, seconds, now })
    if (count.n > max) counts.set(name, count)
    return count
  }

  return async ({ limit, scope, subject, now }: Counted): Promise<void> => {
    const { kept, max, seconds, per } = limit
    const key = hashOf(`${scope}|${per}|${subject}`)
    const counting = { seconds, max, now }
    const { n, endsAt } =
      kept === 'table' && store
        ? await countInTable(key, { ...counting, table: store })
        : countHere(`${key}|${seconds}`, counting)
    if (n > max) throw rateLimited(endsAt - now)
  }
}
export type Limiter = ReturnType<typeof limiter>

interface Counting {
  seconds: number
  max: number
  now: EpochSeconds
}
