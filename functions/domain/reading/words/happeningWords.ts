import type { Planet } from '../../../../shared/domain/chart.ts'
import { bodyWords } from '../../words/bodies.ts'
import { capitalised } from '../../words/capitalised.ts'
import { isOfSky } from '../almanac/passagesOf.ts'
import type { Contact, Fact, Lunation } from '../facts/Fact.ts'
import { ASPECT_WORDS, ownPoint } from './aspects.ts'

/** A fact as a short line of its own: "Mercury squares your Sun", "Full Moon in Aries". */
export const happeningWords = (fact: Fact): string =>
  fact.kind === 'contact' ? meetingWords(fact) : skyEventWords(fact)

const meetingWords = (contact: Contact): string =>
  `${capitalised(bodyWords(contact.mover))} ${ASPECT_WORDS[contact.aspect].verb} ${metWords(contact)}`

/** "your Saturn" or, between two moving bodies, where nobody's chart is met, "the Sun". */
export const metWords = (contact: Contact): string =>
  // The cast: what moves is a planet.
  isOfSky(contact) ? bodyWords(contact.target as Planet) : ownPoint(contact.target)

/** What happens in the sky whoever looks. */
export function skyEventWords(fact: Exclude<Fact, Contact>): string {
  switch (fact.kind) {
    case 'ingress':
      return `${capitalised(bodyWords(fact.mover))} enters ${fact.sign}`
    case 'station':
      return `${capitalised(bodyWords(fact.mover))} turns ${fact.turns} in ${fact.sign}`
    case 'moonEnters':
    case 'moonWithin':
      return `The Moon is in ${fact.sign}`
    default:
      return `${PHASES[fact.kind][fact.eclipse ? 'eclipse' : 'plain']} in ${fact.sign}`
  }
}

const PHASES: Record<Lunation['kind'], { plain: string; eclipse: string }> = {
  newMoon: { plain: 'New Moon', eclipse: 'Solar eclipse at the New Moon' },
  firstQuarter: { plain: 'First quarter of the Moon', eclipse: '' },
  fullMoon: { plain: 'Full Moon', eclipse: 'Lunar eclipse at the Full Moon' },
  lastQuarter: { plain: 'Last quarter of the Moon', eclipse: '' },
}
