import { castChart } from '../../functions/domain/chart/natalChart.ts'
import { type Knowledge, knowledgeOf, type Reader } from '../../functions/domain/chat/Knowledge.ts'
import type { Birth } from '../../shared/domain/birth.ts'
import { membershipOf, type Standing } from '../../shared/domain/subscription.ts'
import { DAY, type EpochSeconds } from '../../shared/domain/time.ts'
import { aBirth } from './aBirth.ts'
import { later, NOW } from './later.ts'

/** A subscription that renews in thirty days. */
export const aStanding = (changes: Partial<Standing> = {}): Standing => ({
  source: 'stripe',
  status: 'active',
  trialEndsAt: null,
  subscriptionEndsAt: later(30 * DAY),
  ...changes,
})

interface Person {
  birth?: Partial<Birth>
  standing?: Partial<Standing>
  reader?: Partial<Reader>
  zone?: string
  now?: EpochSeconds
}

/** All that can be said to a member who was born in London on 15 June 1993. */
export function aKnowledge({ birth, standing: changes, reader, zone = 'UTC', now = NOW }: Person = {}): Knowledge {
  const standing = aStanding(changes)
  const known = { focus: null, relationship: null, standing, membership: membershipOf(standing, now), questionsUsed: 0 }
  return knowledgeOf({ chart: castChart(aBirth(birth)), reader: { ...known, ...reader }, zone, now })
}
