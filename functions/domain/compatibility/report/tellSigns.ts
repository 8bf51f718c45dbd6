import type { Planet } from '../../../../shared/domain/chart.ts'
import type { SignBond } from '../../../../shared/domain/compatibility.ts'
import { fillTemplate } from '../../words/fillTemplate.ts'
import type { Skies } from '../personSky.ts'
import { signBond } from '../signBond.ts'
import { asSentences, bodyOf, listWords, tellAbout } from './inWords.ts'
import { openTexts } from './openTexts.ts'
import { type Person, skyOf, type Telling } from './Telling.ts'

/** What a body in its sign is like with this person. Where the birth data leave the sign open, each one is told. */
export function tellSign(planet: SignBody, person: Person, { skies, pick }: Telling): string {
  const [frames, about] = [openTexts('frames'), openTexts(`signs/${KEYS[planet]}`)]
  const P = bodyOf(person, planet)
  const signs = skyOf(person, skies).signsOf(planet)
  const clause = (sign: (typeof signs)[number]) =>
    lowerFirst(tellAbout(person, pick(about[sign], `${planet} ${person}`)))
  if (signs.length === 1) {
    const frame = pick(frames.sign, `${planet} ${person} frame`)
    return asSentences(fillTemplate(frame, { P, S: signs[0]!, clause: clause(signs[0]!) }))
  }
  const cases = signs.map((sign) => fillTemplate(frames.ifSign, { S: sign, clause: clause(sign) }))
  const frame = pick(frames.openSign, `${planet} ${person} open`)
  const opening = fillTemplate(frame, { P, S: listWords(signs, 'or') })
  return asSentences(`${opening} ${cases.join(' ')}`)
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
  return bond ? pick(openTexts('bonds')[KEYS[planet]][bond], `${planet} bond`) : ''
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
