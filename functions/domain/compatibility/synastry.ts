import type { AspectName, Planet } from '../../../shared/domain/chart.ts'
import { byOrb, findAspect, type Placed } from '../chart/aspects.ts'

/** An aspect from a body of one chart to a body of another. Orb in degrees. */
export interface SynastryAspect {
  planet1: Planet
  aspect: AspectName
  planet2: Planet
  orb: number
}

/** Every aspect between two charts within the synastry orbs, the closest first; `planet1` is of the first chart. */
export function listSynastry(one: readonly Placed[], other: readonly Placed[]): SynastryAspect[] {
  return one
    .flatMap((mine) => other.map((theirs) => findAspect({ one: mine, other: theirs, use: 'synastry' })))
    .filter((aspect) => aspect !== undefined)
    .map(({ planet1, aspect, planet2, orb }) => ({ planet1, aspect, planet2, orb }))
    .sort(byOrb)
}
