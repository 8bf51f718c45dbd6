import type { Planet } from '../../../../shared/domain/chart.ts'
import type { SignBond } from '../../../../shared/domain/compatibility.ts'
import type { Sign } from '../../../../shared/domain/zodiac.ts'
import { bodyWords } from '../../words/bodies.ts'
import { fillTemplate } from '../../words/fillTemplate.ts'
import type { Skies } from '../personSky.ts'
import { signBond } from '../signBond.ts'
import { asSentences, bodyOf, listWords, tellAbout } from './inWords.ts'
import { openTexts } from './openTexts.ts'
import { type Person, skyOf, type Telling } from './Telling.ts'

/** What a body in its sign is like with each of the two. A sign that both have is told once, of both. */
export function tellSigns(planet: SignBody, telling: Telling): string {
  const { skies, pick } = telling
  if (sureBond([planet, planet], skies) !== 'same')
    return `${tellSign(planet, 'reader', telling)} ${tellSign(planet, 'partner', telling)}`
  const sign = skies[0].signsOf(planet)[0]!
  const frame = pick(openTexts('frames').bothSign, `${planet} both frame`)
  const clause = clauseOf({ planet, person: 'reader', sign }, telling)
  return asSentences(fillTemplate(frame, { body: bodyWords(planet), S: sign, clause }))
}

/** Where the birth data leave the sign open, each one is told. */
function tellSign(planet: SignBody, person: Person, telling: Telling): string {
  const { skies, pick } = telling
  const frames = openTexts('frames')
  const P = bodyOf(person, planet)
  const signs = skyOf(person, skies).signsOf(planet)
  const clause = (sign: Sign) => clauseOf({ planet, person, sign }, telling)
  if (signs.length === 1) {
    const frame = pick(frames.sign, `${planet} ${person} frame`)
    return asSentences(fillTemplate(frame, { P, S: signs[0]!, clause: clause(signs[0]!) }))
  }
  const cases = signs.map((sign) => fillTemplate(frames.ifSign, { S: sign, clause: clause(sign) }))
  const frame = pick(frames.openSign, `${planet} ${person} open`)
  const opening = fillTemplate(frame, { P, S: listWords(signs, 'or') })
  return asSentences(`${opening} ${cases.join(' ')}`)
}

interface Placement {
  planet: SignBody
  person: Person
  sign: Sign
}

/** What the sign means for this person: for the partner, something that has not been said of the reader. */
function clauseOf({ planet, person, sign }: Placement, { skies, pick }: Telling): string {
  const texts = openTexts(`signs/${KEYS[planet]}`)[sign]
  const taken = skies[0].signsOf(planet).includes(sign) && person === 'partner' && pick(texts, `${planet} reader`)
  const free = texts.filter((text) => text !== taken)
  return lowerFirst(tellAbout(person, pick(free, `${planet} ${person}`)))
}

/** Each body whose sign is told, as the book calls it. */
const KEYS = { Sun: 'sun', Moon: 'moon', Mercury: 'mercury', Venus: 'venus' } as const
type SignBody = keyof typeof KEYS

/** The bond of two bodies, or undefined when the birth data leave it open. */
export function sureBond([planet1, planet2]: readonly [Planet, Planet], [one, other]: Skies): SignBond | undefined {
  const [mine, theirs] = [one.signsOf(planet1), other.signsOf(planet2)]
  const bonds = new Set(mine.flatMap((sign) => theirs.map((their) => signBond(sign, their))))
  return bonds.size === 1 ? [...bonds][0] : undefined
}

/** What a bond of one body with the other's means; empty when the birth data leave the bond open. */
export function tellBond(planet: SignBody, { skies, pick }: Telling): string {
  const bond = sureBond([planet, planet], skies)
  return bond ? pick(openTexts('bonds')[KEYS[planet]][bond], bondSlot(planet)) : ''
}

/** Decides which of the meanings of a body's bond is told with its signs. */
export const bondSlot = (planet: SignBody): string => `${planet} bond`

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
