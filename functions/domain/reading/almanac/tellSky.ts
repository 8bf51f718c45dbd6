import { areas } from './areas.ts'
import type { Day, Grounded } from './Day.ts'
import { flavours } from './flavours.ts'
import { contactInWords, inWords, placeInWords } from './inWords.ts'
import { signsAhead } from './signsAhead.ts'
import type { SkyAspect } from './skyAspects.ts'
import { targetAdvice } from './targetAdvice.ts'
import { tellLead } from './tellLead.ts'
import { toneOf } from './toneOf.ts'
import type { Variants } from './Variants.ts'
import { vary } from './vary.ts'

/** A paragraph on an aspect that everybody has overhead, and where one Sun sign may feel it. */
export function tellSky(meeting: SkyAspect, day: Day): Grounded {
  const { mover, partner, aspect } = meeting
  const area = vary(areas[signsAhead(mover.sign, day.sign)]!, day, 'area')
  const parts = [
    tellLead({ mover: mover.planet, aspect, point: inWords(partner.planet), order: 0 }, day),
    vary(flavoursOf(meeting), day, 'flavour'),
    vary(NOTICES, day, 'notice').replace('{area}', area),
  ]
  return { text: parts.join(' '), fact: skyFact(meeting) }
}

export const adviseOnSky = (meeting: SkyAspect, day: Day): Grounded => ({
  text: vary(targetAdvice[meeting.partner.planet][toneOf(meeting.aspect)], day, 'sky advice'),
  fact: skyFact(meeting),
})

const NOTICES: Variants = [
  'You may notice it {area}.',
  'For you it is likely to show {area}.',
  'Look for it {area}.',
  'It may reach you first {area}.',
]

function flavoursOf({ partner, aspect }: SkyAspect): Variants {
  const { planet } = partner
  // The Moon is the quickest of all and so is never the partner.
  if (planet === 'Moon') throw new RangeError("The Moon is nobody's slower partner")
  return flavours[planet][toneOf(aspect)]
}

const skyFact = ({ mover, partner, aspect, orb, applying }: SkyAspect): string =>
  contactInWords({ from: placeInWords(mover), aspect, to: placeInWords(partner), orb, applying })
