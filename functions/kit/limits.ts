import type { Limit } from '../../shared/contract/endpoint.ts'
import { rateLimited } from '../../shared/contract/problem.ts'
import type { EpochSeconds } from '../../shared/domain/time.ts'
import { hashOf } from '../domain/token.ts'
import type { LimitStore } from '../store/limits.ts'

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
  const counts = new Map<string, number>()

  function countHere(key: string): number {
    if (counts.size > KEPT_AT_MOST) counts.clear()
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count
  }

  return async ({ limit, scope, subject, now }: Counted): Promise<void> => {
    const { kept, max, seconds, per } = limit
    const key = hashOf(`${scope}|${per}|${subject}`)
    const window = Math.floor(now / seconds)
    const count =
      kept === 'table' && store ? await store.count({ key, seconds, now }) : countHere(`${key}|${seconds}|${window}`)
    if (count > max) throw rateLimited((window + 1) * seconds - now)
  }
}
export type Limiter = ReturnType<typeof limiter>
