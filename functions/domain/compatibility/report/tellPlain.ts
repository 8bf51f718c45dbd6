import type { Synastry } from '../../../../shared/domain/person.ts'
import type { AdviceBody } from '../../../content/schema/compatibilityKeys.ts'
import { signBond } from '../signBond.ts'
import { type ContactTold, nameContact } from './contactsTold.ts'
import { openTexts } from './openTexts.ts'
import type { Telling } from './Telling.ts'
import { subjectOf } from './tellAdvice.ts'
import { contactsOfSide } from './tellPoints.ts'
import { characterOf } from './tellSummary.ts'

/** The report on two people who are no couple as far as we know, without a word of romance. */
export function tellPlain(telling: Telling): Pick<Synastry, 'summary' | 'strengths' | 'challenges' | 'advice'> {
  const { compatibility, skies, pick } = telling
  const { suns, characters, acts } = openTexts('plain')
  const bond = signBond(skies[0].signsOf('Sun')[0]!, skies[1].signsOf('Sun')[0]!)
  const tense = subjectOf(telling, 'tense')
  const easy = subjectOf(telling, 'easy', tense)
  return {
    summary: `${suns[bond]}\n\n${pick(characters[characterOf(compatibility)], 'plain character')}`,
    strengths: tellSide(telling, 'easy'),
    challenges: tellSide(telling, 'tense'),
    advice: [tense && acts[tense].tense, easy && acts[easy].easy].filter(Boolean).join(' '),
  }
}

const MOST = { easy: 4, tense: 3 }
const LEAST = 2

function tellSide(telling: Telling, side: 'easy' | 'tense'): string[] {
  const contacts = contactsOfSide(telling, side === 'easy').slice(0, MOST[side])
  const told = contacts.map((contact, order) => {
    // The cast: contacts that are told begin with one of these bodies.
    const wordings = openTexts('plain')[side][contact.first as AdviceBody]
    return `${nameContact(contact, order, telling)} ${turned(wordings, telling, contact)[order % wordings.length]}`
  })
  const spare = turned(openTexts('plain').spare[side], telling)
  return [...told, ...spare.slice(0, Math.max(0, LEAST - told.length))]
}

/** From one that the pair's seed picks, so that several of one body in a report are told in different words. */
function turned(wordings: readonly string[], { pick }: Telling, contact?: ContactTold): readonly string[] {
  const first = wordings.indexOf(pick(wordings, `plain ${contact?.first ?? 'spare'}`))
  return [...wordings.slice(first), ...wordings.slice(0, first)]
}
