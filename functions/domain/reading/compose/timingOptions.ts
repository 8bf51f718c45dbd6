import { QUICK_STAYS } from '../almanac/quickStays.ts'
import { SIGN_MANNERS } from '../almanac/signManners.ts'
import { SLOW_STAYS } from '../almanac/slowStays.ts'
import type { Contact, Fact } from '../facts/Fact.ts'
import { ends } from '../frames/ends.ts'
import { timings } from '../frames/timings.ts'
import { signAfter } from './personalSlots.ts'
import { type Option, rankAll } from './rankOptions.ts'
import type { Slots } from './Slots.ts'
import { type Told, weave } from './weave.ts'

/** When a personal lead eases or what comes next, and what the days are like until then or from then on. */
export function timingOptions(lead: Fact, told: Told): Option[] {
  const { during, after } = staysOf(lead)
  const manner = SIGN_MANNERS[lead.mover === 'Moon' ? signAfter(lead.sign) : lead.sign]
  const rank = (clauses: readonly string[]) => rankAll(clauses, {}, told.reader)
  const clauses = { during: rank(during), after: rank(after), manner: rank(manner) }
  return weave(timingFrames(lead, told.slots), clauses, told)
}

const STAYS = { ...QUICK_STAYS, ...SLOW_STAYS }

const staysOf = ({ mover, tone }: Fact) =>
  mover in STAYS ? STAYS[mover as keyof typeof STAYS][tone] : { during: [], after: [] }

function timingFrames(lead: Fact, { endDay, signEnd }: Slots): readonly string[] {
  if (lead.kind === 'moonEnters' || lead.kind === 'moonWithin') return timings.moonEnd
  if (lead.kind === 'contact' && lead.isSlow) return slowTimings(lead)
  if (lead.kind === 'contact' && endDay !== undefined) return ends[lead.tone]
  return lead.mover !== 'Moon' && signEnd !== undefined ? timings.signEnd : timings.quarters
}

/** Of those that tell a slow contact's story, only the ones that fit how far it has come have all their slots. */
function slowTimings({ stage, tone }: Contact): readonly string[] {
  const { nextExact, fading, passes, returns, gone, quarters } = timings
  if (stage === 'last') return [...returns, ...gone, ...quarters]
  return [...(stage === 'exact' ? passes : [...nextExact, ...fading]), ...ends[tone]]
}
