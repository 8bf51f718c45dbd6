import type { Contact, Fact } from '../facts/Fact.ts'
import { ends } from '../frames/ends.ts'
import { timings } from '../frames/timings.ts'
import { pieceId } from './Memory.ts'
import { type Option, type Reader, rankOptions, telling, tellingLately } from './rankOptions.ts'
import { OF_CARD, type Slots } from './Slots.ts'

/**
 * When a personal lead eases or what comes next; what the card says of that is left open. Those that open like one told
 * lately come last, since a reader hears the opening sooner than the rest. Which quarter of the Moon was told is remembered like
 * a piece.
 */
export const timingOptions = (lead: Fact, { slots, reader }: { slots: Slots; reader: Reader }): Option[] =>
  byClause(timingFrames(lead, slots))
    .flatMap((frames) => rankOptions(frames, { ...slots, ...OF_CARD }, reader))
    .toSorted((one, other) => (isSlow(lead) ? 0 : Number(isOfUse(one.text)) - Number(isOfUse(other.text))))
    .map((option) => (OF_QUARTERS.has(option.ids[0]!) ? telling(slots.quarterId!)(option) : option))
    .map((option) => ({ option, opening: openingOf(option.text) }))
    .toSorted((one, other) => lastTold(one.opening, reader).localeCompare(lastTold(other.opening, reader)))
    .map(({ option, opening }) => (opening ? tellingLately(opening)(option) : option))

const lastTold = (opening: string | undefined, { read }: Reader): string => (opening && read.template(opening)) || ''

/** The first words of a sentence, where many begin with them. */
const openingOf = (text: string): string | undefined => OPENING.exec(text)?.[0]
const OPENING =
  /^(?:You have|If you|A good|The best|There's still|You'd do|One thing|The days|By|Before|Come|Once|When)\b/

/** Of all that a card could say, cards say only some and stories only how it ends, so those frames are offered as well. */
const byClause = (frames: readonly string[]) => [
  frames,
  frames.filter(isOfUse),
  frames.filter((frame) => !isOfUse(frame)),
]

/** How the scene has settled finishes the thought, where what there is time for begins another. */
const isOfUse = (text: string): boolean => text.includes('{use}')

/** A slow contact has a story of its own, which comes first. */
const isSlow = (lead: Fact): boolean => lead.kind === 'contact' && lead.isSlow

const OF_QUARTERS = new Set(timings.quarters.map(pieceId))

function timingFrames(lead: Fact, slots: Slots): readonly string[] {
  const { endDay } = slots
  if (lead.kind === 'contact' && lead.isSlow) return slowTimings(lead, slots)
  if (lead.mover === 'Moon') return timings.quarters
  // What is over before midnight has no last day to tell.
  if (lead.kind !== 'contact' || endDay === undefined) return [...timings.signEnd, ...timings.quarters]
  return endDay === 'tomorrow' ? ends.fast : [...ends.fast, ...ends.days]
}

/**
 * Of those that tell a slow contact's story, the ones that fit how far it has come. Before and after its exact day the event
 * has said already when it ends.
 */
function slowTimings({ stage }: Contact, { nextDay, nextPassOn, returnDay, lastDay }: Slots): readonly string[] {
  const { nextExact, approach, fading, passes, peak, returns, gone, quarters } = timings
  if (stage === 'last') return [...(nextPassOn || returnDay ? returns : gone), ...quarters]
  if (stage === 'exact') return [...passes, ...(nextDay ? [] : peak), ...ends.slow]
  return [...nextExact, ...(lastDay ? [] : approach), ...fading, ...quarters]
}
