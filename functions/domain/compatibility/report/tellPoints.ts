import type { Planet } from '../../../../shared/domain/chart.ts'
import type { SignBond } from '../../../../shared/domain/compatibility.ts'
import { fillTemplate } from '../../words/fillTemplate.ts'
import { type ContactTold, contactsTold, tellContact } from './contactsTold.ts'
import { openTexts } from './openTexts.ts'
import type { Telling } from './Telling.ts'
import { bondSlot, sureBond } from './tellSigns.ts'

/** What works: the weightiest easy contacts, then easy signs. */
export const tellStrengths = (telling: Telling): string[] =>
  tellSide(telling, { isEasy: true, least: 3, most: 4, bonds: ['same', 'kindred', 'friendly'] })

/** What rubs: the weightiest tense contacts, then signs that rub. */
export const tellChallenges = (telling: Telling): string[] =>
  tellSide(telling, { isEasy: false, least: 2, most: 3, bonds: ['tense', 'unlike', 'opposite'] })

interface Side {
  isEasy: boolean
  least: number
  most: number
  bonds: readonly SignBond[]
}

function tellSide(telling: Telling, { isEasy, least, most, bonds }: Side): string[] {
  const contacts = contactsOfSide(telling, isEasy)
    .slice(0, most)
    .map((contact, order) => tellContact(contact, order, telling))
  if (contacts.length >= least) return contacts
  const signs = tellBonds(telling, bonds).slice(0, least - contacts.length)
  const { littleHelps, nothingRubs } = openTexts('frames')
  return padded([...contacts, ...signs], isEasy ? littleHelps : nothingRubs, telling)
}

/** A list of one would look like an oversight: what is missing to two is said about the pair as a whole. */
function padded(told: readonly string[], spare: readonly string[], { pick }: Telling): string[] {
  const first = spare.indexOf(pick(spare, 'side'))
  const others = [...spare.slice(first), ...spare.slice(0, first)]
  return [...told, ...others.slice(0, Math.max(0, 2 - told.length))]
}

export const contactsOfSide = ({ compatibility, skies }: Telling, isEasy: boolean): ContactTold[] =>
  contactsTold(compatibility.aspects, skies).filter((contact) => contact.isEasy === isEasy)

const SIGN_BONDS = [
  ['Mercury', 'mercury'],
  ['Venus', 'venus'],
  ['Sun', 'sun'],
] as const

function tellBonds({ skies, pick }: Telling, wanted: readonly SignBond[]): string[] {
  const signOf = (person: 0 | 1, planet: Planet) => skies[person].signsOf(planet)[0]!
  return SIGN_BONDS.flatMap(([planet, key]) => {
    const bond = sureBond([planet, planet], skies)
    if (!bond || !wanted.includes(bond)) return []
    const [mine, theirs] = [signOf(0, planet), signOf(1, planet)]
    const meanings = openTexts('bonds')[key][bond]
    // The tile about this body, or the summary, has taken one of them.
    const taken = pick(meanings, bondSlot(planet))
    const free = meanings.filter((each) => each !== taken)
    const meaning = pick(free, `${planet} side`)
    const { signs, sameSigns } = openTexts('frames')
    return [
      mine === theirs
        ? fillTemplate(sameSigns, { planet, sign: mine, meaning })
        : fillTemplate(signs, { planet, mine, theirs, meaning }),
    ]
  })
}
