import type { Transit } from '../../sky/transits.ts'
import type { Day, Grounded } from './Day.ts'
import { contactInWords, placeInWords } from './inWords.ts'
import { movers } from './movers.ts'
import { targetAdvice } from './targetAdvice.ts'
import { targets } from './targets.ts'
import { tellLead } from './tellLead.ts'
import { toneOf } from './toneOf.ts'
import { vary } from './vary.ts'

/**
 * A paragraph on one transit: what meets, what it brings, how the person may feel it. Another order words another
 * beginning, so that no two paragraphs of a reading begin alike.
 */
export function tellTransit(transit: Transit, order: number, day: Day): Grounded {
  const { mover, aspect, target } = transit
  const tone = toneOf(aspect)
  const point = mover === target ? 'its own place in your chart' : `your natal ${target}`
  const parts = [
    tellLead({ mover, aspect, point, order }, day),
    vary(movers[mover][tone], day, `${mover} brings`),
    vary(targets[target][tone], day, `${target} answers`),
  ]
  return { text: parts.join(' '), fact: transitFact(transit, day) }
}

/** What to do with a transit. */
export const adviseOnTransit = (transit: Transit, day: Day): Grounded => ({
  text: vary(targetAdvice[transit.target][toneOf(transit.aspect)], day, 'advice'),
  fact: transitFact(transit, day),
})

function transitFact({ mover, aspect, target, orb, applying }: Transit, { sky }: Day): string {
  const place = sky.find(({ planet }) => planet === mover)
  return contactInWords({
    from: place ? placeInWords(place) : mover,
    aspect,
    to: `your natal ${target}`,
    orb,
    applying,
  })
}
