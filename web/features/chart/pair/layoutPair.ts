import { wrapDegrees } from '../../../../shared/domain/angles.ts'
import type { BareChart, Planet } from '../../../../shared/domain/chart.ts'
import { SIGNS } from '../../../../shared/domain/zodiac.ts'
import {
  type AspectLine,
  lineAt,
  type NumberedHouse,
  numberHouses,
  placeBodies,
  type WheelBody,
} from '../wheel/layoutWheel.ts'
import type { MarkSizes } from '../wheel/markSizes.ts'
import { type NamedAngle, nameAngles } from '../wheel/nameAngles.ts'
import { bodyRing, discOf, type Ring } from '../wheel/radii.ts'
import type { Pair, Side } from './Pair.ts'

/** Within the two rings, which take more room than one. */
export const PAIR_DISC = discOf(59)

/** Between the two rings. */
export const DIVIDER = 117

/** The reader's bodies are inside, as their houses are theirs; the person's are outside. */
const RINGS: Record<Side, Ring> = {
  reader: { exact: DIVIDER, outer: 114, inner: bodyRing(PAIR_DISC).inner },
  person: { ...bodyRing(PAIR_DISC), inner: 120 },
}

/** What both rings share, and the bodies of each. */
export interface PairLayout {
  aries: number
  houses: NumberedHouse[]
  angles: NamedAngle[]
  reader: { bodies: WheelBody[]; sizes: MarkSizes }
  person: { bodies: WheelBody[]; sizes: MarkSizes }
  lines: AspectLine[]
}

/**
 * Arranges two charts about the reader's ascendant and houses; without the reader's birth time 0° Aries is at the left. A
 * little at a time, as for one chart.
 */
export function* layoutPair({ reader, person, aspects }: Pair): Generator<void, PairLayout> {
  const { timeKnown } = reader.origin
  const start = timeKnown ? reader.ascendant.longitude : 0
  const angleOf = (longitude: number) => wrapDegrees(180 + longitude - start)
  const aries = angleOf(0)
  const cusps = reader.houses.map(({ longitude }) => angleOf(longitude))
  const angles = timeKnown ? nameAngles(reader, angleOf) : []
  const lines = {
    axes: angles.map(({ angle }) => lineAt(angle)),
    cuspLines: cusps.map(lineAt),
    signs: SIGNS.map((_, index) => wrapDegrees(aries + index * 30)),
    cusps,
  }
  const placed = {
    reader: yield* placeBodies(reader.planetaryPositions, angleOf, { ...lines, rings: [RINGS.reader] }),
    person: yield* placeBodies(person.planetaryPositions, angleOf, { ...lines, rings: [RINGS.person] }),
  }
  const angleIn = (chart: BareChart, planet: Planet) =>
    angleOf(chart.planetaryPositions.find((body) => body.planet === planet)!.longitude)

  return {
    aries,
    houses: numberHouses(cusps),
    angles,
    ...placed,
    lines: aspects.map((aspect) => ({
      ...aspect,
      from: angleIn(reader, aspect.planet1),
      to: angleIn(person, aspect.planet2),
    })),
  }
}
