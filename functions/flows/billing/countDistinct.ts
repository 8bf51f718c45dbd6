import { rateLimited } from '../../../shared/contract/problem.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { pseudonym } from '../../domain/identity/token.ts'
import type { LimitStore } from '../../store/limits.ts'

export interface CountDistinctNeeds {
  limits: Pick<LimitStore, 'countOnce'>
  identityKey: (now: EpochSeconds) => Promise<string>
}

interface Counting {
  what: 'checkout' | 'promotion' | 'confirm' | 'cancel' | 'resume' | 'receipt' | 'forceConvert'
  accountId: string
  /** Of the thing that is counted. */
  id: string
  /** How many different ones in how many seconds. */
  allowed: readonly { max: number; seconds: number }[]
  now: EpochSeconds
}

/**
 * Counts what an account does about money, by the thing that it is done to: whoever clicks twenty times, or on two
 * devices, does one thing. The contract bounds the calls themselves. Throws RATE_LIMITED.
 */
export async function countDistinct(
  { limits, identityKey }: CountDistinctNeeds,
  { what, accountId, id, allowed, now }: Counting,
): Promise<void> {
  for (const { max, seconds } of allowed) {
    const key = pseudonym(await identityKey(now), `${what}|${accountId}|${seconds}`)
    const { n, endsAt } = await limits.countOnce({ key, id, seconds, now })
    if (n > max) throw rateLimited(endsAt - now)
  }
}
