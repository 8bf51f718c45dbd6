import type { Planet } from '../../../../shared/domain/chart.ts'
import type { SignBond } from '../../../../shared/domain/compatibility.ts'
import { openSignFrames, signFrames } from '../almanac/frames.ts'
import type { BondPieces } from '../almanac/signBonds.ts'
import type { SignPieces } from '../almanac/signs/SignPieces.ts'
import type { Skies } from '../personSky.ts'
import { signBond } from '../signBond.ts'
import { asSentences, bodyOf, listWords, tellAbout } from './inWords.ts'
import { type Person, skyOf, type Telling } from './Telling.ts'

/** What a body in its sign is like with this person. Where the birth data leave the sign open, each one is told. */
export function tellSign(planet: Planet, person: Person, about: SignPieces, { skies, pick }: Telling): string {
  const signs = skyOf(person, skies).signsOf(planet)
  const clause = (sign: (typeof signs)[number]) =>
    lowerFirst(tellAbout(person, pick(about[sign], `${planet} ${person}`)))
  if (signs.length === 1) {
    const frame = pick(signFrames, `${planet} ${person} frame`)
    const filled = frame.replace('{P}', bodyOf(person, planet)).replace('{S}', signs[0]!)
    return asSentences(filled.replace('{clause}', clause(signs[0]!)))
  }
  const cases = signs.map((sign) => `If it's ${sign}, ${clause(sign)}.`)
  const frame = pick(openSignFrames, `${planet} ${person} open`)
  const opening = frame.replace('{P}', bodyOf(person, planet)).replace('{S}', listWords(signs, 'or'))
  return asSentences(`${opening} ${cases.join(' ')}`)
}

/** The bond of two bodies, or undefined when the birth data leave it open. */
export function sureBond([planet1, planet2]: readonly [Planet, Planet], [one, other]: Skies): SignBond | undefined {
  const [mine, theirs] = [one.signsOf(planet1), other.signsOf(planet2)]
  const bonds = new Set(mine.flatMap((sign) => theirs.map((their) => signBond(sign, their))))
  return bonds.size === 1 ? [...bonds][0] : undefined
}

/** What a bond of one body with the other's means; empty when the birth data leave the bond open. */
export function tellBond(planet: Planet, bonds: BondPieces, { skies, pick }: Telling): string {
  const bond = sureBond([planet, planet], skies)
  return bond ? pick(bonds[bond], `${planet} bond`) : ''
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
