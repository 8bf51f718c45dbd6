import { rateLimited } from '../../../shared/contract/problem.ts'
import { DAY, type EpochSeconds, HOUR } from '../../../shared/domain/time.ts'
import { hashOf } from '../../domain/identity/token.ts'
import type { LimitStore } from '../../store/limits.ts'

interface Budgeting {
  /** From `codeSubject`. */
  subject: string
  now: EpochSeconds
}

const BUDGETS = [
  { max: 5, seconds: HOUR },
  { max: 10, seconds: DAY },
]

/** Counts a mail with a code against what an address is to get, however many accounts send it there. */
export async function limitCodes(
  { limits }: { limits: Pick<LimitStore, 'count'> },
  { subject, now }: Budgeting,
): Promise<void> {
  const key = hashOf(`send-verification|${subject}`)
  for (const { max, seconds } of BUDGETS) {
    const { n, endsAt } = await limits.count({ key, seconds, now })
    if (n > max) throw rateLimited(endsAt - now)
  }
}
