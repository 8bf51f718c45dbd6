import type { Planet } from '../../../../shared/domain/chart.ts'
import { type Aspect, findAspect } from '../../chart/aspects.ts'
import type { SkyPlace } from '../../sky/transits.ts'

/** An aspect between two bodies of the day, the quicker one first. */
export interface SkyAspect extends Pick<Aspect, 'aspect' | 'orb' | 'applying'> {
  mover: SkyPlace
  partner: SkyPlace
}

/** The aspects that a quick body makes in the day's sky, the most striking first. */
export function skyAspects(sky: readonly SkyPlace[]): SkyAspect[] {
  const inOrder = sky.toSorted((one, other) => rank(one.planet) - rank(other.planet))
  return inOrder
    .flatMap((mover, index) => inOrder.slice(index + 1).map((partner) => meet(mover, partner)))
    .filter((meeting) => meeting !== undefined)
    .sort((one, other) => closeness(one) - closeness(other))
}

const QUICK: readonly Planet[] = ['Moon', 'Sun', 'Mercury', 'Venus', 'Mars']

const rank = (planet: Planet): number => (QUICK.includes(planet) ? QUICK.indexOf(planet) : QUICK.length)

function meet(mover: SkyPlace, partner: SkyPlace): SkyAspect | undefined {
  if (!QUICK.includes(mover.planet)) return undefined
  const found = findAspect({ one: mover, other: partner, use: 'transit' })
  return found && { mover, partner, aspect: found.aspect, orb: found.orb, applying: found.applying }
}

/** The Moon has twice the orb, and crosses it in hours. */
const closeness = ({ mover, orb }: SkyAspect): number => (mover.planet === 'Moon' ? orb / 2 : orb)
