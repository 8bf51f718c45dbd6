import type { Limit } from '../../../shared/contract/endpoint.ts'
import { rateLimited } from '../../../shared/contract/problem.ts'
import { after, type EpochSeconds } from '../../../shared/domain/time.ts'
import { hashOf } from '../../domain/identity/token.ts'
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

/** Counts a call against its limit and refuses the one that is too many. */
export function limiter(store: Pick<LimitStore, 'count'> | undefined) {
  const counts = new Map<string, Count>()

  /** As the table does: a window begins with its first call. */
  function countHere(key: string, { seconds, now }: Counting): Count {
    if (counts.size > KEPT_AT_MOST) counts.clear()
    const seen = counts.get(key)
    const count = seen && now < seen.endsAt ? { ...seen, n: seen.n + 1 } : { n: 1, endsAt: after(now, seconds) }
    counts.set(key, count)
    return count
  }

  /** Once a limit is used up, this instance says so by itself: a flood must not buy a write with every refusal. */
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
