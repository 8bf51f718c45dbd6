import type { Contact } from '../../reading/facts/Fact.ts'
import { ASPECT_WORDS } from '../../reading/words/aspects.ts'
import { whenFor } from '../../reading/words/when.ts'
import { bodyWords } from '../../words/bodies.ts'
import { capitalised } from '../../words/capitalised.ts'
import { fillTemplate } from '../../words/fillTemplate.ts'
import type { PersonSky } from '../personSky.ts'
import { openTexts } from '../report/openTexts.ts'
import type { SharedTransit } from './findSharedTransit.ts'
import type { PairDay } from './PairDay.ts'

/** "Mercury squares your Venus and trines Sam's Sun today." */
export function eventOf({ planet, mine, theirs }: SharedTransit, name: string): string {
  const { event } = openTexts('today')
  const subject = capitalised(bodyWords(planet))
  const [verb, otherVerb] = [verbOf(mine), verbOf(theirs)]
  if (verb === otherVerb)
    return fillTemplate(event.same, { planet: subject, verb, point: mine.target, name, other: theirs.target })
  return fillTemplate(event.two, {
    planet: subject,
    mine: fillTemplate(event.mine, { verb, point: mine.target }),
    theirs: fillTemplate(event.theirs, { verb: otherVerb, name, point: theirs.target }),
  })
}

/** Why this day is told so: both contacts, with their signs and times. */
export function basisOf({ mine, theirs }: SharedTransit, day: PairDay): string[] {
  const { basis } = openTexts('today')
  const { skies, name } = day
  return [
    fillTemplate(basis.mine, wordsOf(mine, skies[0], day)),
    fillTemplate(basis.theirs, { ...wordsOf(theirs, skies[1], day), name }),
  ]
}

const wordsOf = (contact: Contact, sky: PersonSky, day: PairDay) => ({
  planet: capitalised(bodyWords(contact.mover)),
  sign: contact.sign,
  verb: verbOf(contact),
  point: contact.target,
  pointSign: contact.targetSign,
  stage: stageOf(contact, sky, day),
})

/** The hour is told only where the degree of what is met is known: without a birth time it is that of noon. */
function stageOf({ stage, at }: Contact, { known }: PersonSky, { window, zone }: PairDay): string {
  const { stages } = openTexts('today')
  if (at === undefined || known !== 'chart') return stages[stage]
  return fillTemplate(stages.hour, { hour: whenFor(window.date, zone).hour(at) })
}

const verbOf = ({ aspect }: Contact): string => ASPECT_WORDS[aspect].verb
