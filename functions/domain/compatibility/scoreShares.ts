import type { CrossAspect, ScorePartName, SignBond } from '../../../shared/domain/compatibility.ts'
import { type Element, elementOf } from '../../../shared/domain/zodiac.ts'
import type { Skies } from './personSky.ts'
import { signBond } from './signBond.ts'

export type SharedPart = Exclude<ScorePartName, 'average'>
/** What each part adds to the harmony of a pair, or takes from it. The unit is that of `weighAspects`. */
export type ScoreShares = Record<SharedPart, number>

/** The shares of a pair. Their sum is what the score ranks. */
export function scoreShares([one, other]: Skies, aspects: readonly CrossAspect[]): ScoreShares {
  const sunBond = signBond(one.signsOf('Sun')[0]!, other.signsOf('Sun')[0]!)
  const shares: ScoreShares = {
    sun_signs: BOND_SHARE[sunBond],
    elements: ELEMENTS_SHARE * likeness([one, other]),
    moon: 0,
    mercury: 0,
    venus: 0,
    mars: 0,
    slow_planets: 0,
  }
  for (const aspect of aspects) shares[partOf(aspect)] += aspect.harmony - aspect.tension
  return shares
}

export const sumOfShares = (shares: ScoreShares): number => Object.values(shares).reduce((sum, share) => sum + share, 0)

/** The part that a contact belongs to: that of its body that is first in this order. */
export function partOf({ planet1, planet2 }: Pick<CrossAspect, 'planet1' | 'planet2'>): SharedPart {
  const has = (planet: string) => planet1 === planet || planet2 === planet
  if (has('Moon')) return 'moon'
  if (has('Venus')) return 'venus'
  if (has('Mercury')) return 'mercury'
  if (has('Mars')) return 'mars'
  return planet1 === planet2 ? 'sun_signs' : 'slow_planets'
}

/** Scales of ours: the strongest bond weighs about as much as one exact aspect between Sun and Mercury. */
const BOND_SHARE: Record<SignBond, number> = {
  kindred: 5,
  same: 4,
  friendly: 3,
  opposite: 0.5,
  unlike: -1.5,
  tense: -3.5,
}
const ELEMENTS_SHARE = 12

const PERSONAL = { Sun: 3, Moon: 1.5, Mercury: 2, Venus: 3, Mars: 2.5 } as const
type Personal = keyof typeof PERSONAL
const personal = Object.keys(PERSONAL) as Personal[]

/** How well the elements of two people's personal bodies agree, -1 to 1. */
function likeness([one, other]: Skies): number {
  const placements = ({ signsOf }: Skies[number]) =>
    personal.map((planet) => ({ element: elementOf(signsOf(planet)[0]!), weight: PERSONAL[planet] }))
  const [mine, theirs] = [placements(one), placements(other)]
  const pairs = mine.flatMap((a) =>
    theirs.map((b) => ({ agree: agreement(a.element, b.element), w: a.weight * b.weight })),
  )
  return pairs.reduce((sum, { agree, w }) => sum + agree * w, 0) / pairs.reduce((sum, { w }) => sum + w, 0)
}

/** Fire and air are active, earth and water receptive. */
function agreement(one: Element, other: Element): number {
  if (one === other) return 1
  return isActive(one) === isActive(other) ? 0.5 : -0.5
}

const isActive = (element: Element): boolean => element === 'fire' || element === 'air'
