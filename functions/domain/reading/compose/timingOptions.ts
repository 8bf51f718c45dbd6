import type { Contact, Fact } from '../facts/Fact.ts'
import { ends } from '../frames/ends.ts'
import { timings } from '../frames/timings.ts'
import { pieceId } from './Memory.ts'
import { type Option, type Reader, rankOptions, telling } from './rankOptions.ts'
import { OF_CARD, type Slots } from './Slots.ts'

/**
 * When a personal lead eases or what comes next; how the scene has settled by then is left open for the card. Which quarter of
 * the Moon was told is remembered like a piece.
 */
export const timingOptions = (lead: Fact, { slots, reader }: { slots: Slots; reader: Reader }): Option[] =>
  rankOptions(timingFrames(lead, slots), { ...slots, ...OF_CARD }, reader).map((option) =>
    OF_QUARTERS.has(option.ids[0]!) ? telling(slots.quarterId!)(option) : option,
  )

const OF_QUARTERS = new Set(timings.quarters.map(pieceId))

function timingFrames(lead: Fact, { endDay, signEnd }: Slots): readonly string[] {
  if (lead.kind === 'contact' && lead.isSlow) return slowTimings(lead)
  if (lead.kind === 'contact' && endDay !== undefined) return ends
  return lead.mover !== 'Moon' && signEnd !== undefined ? timings.signEnd : timings.quarters
}

/** Of those that tell a slow contact's story, only the ones that fit how far it has come have all their slots. */
function slowTimings({ stage }: Contact): readonly string[] {
  const { nextExact, fading, passes, returns, gone, quarters } = timings
  if (stage === 'last') return [...returns, ...gone, ...quarters]
  return [...(stage === 'exact' ? passes : [...nextExact, ...fading]), ...ends]
}
