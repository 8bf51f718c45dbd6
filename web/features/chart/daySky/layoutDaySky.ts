import type { DaySky, NatalPoint } from '../../../../shared/domain/daySky.ts'
import { indexOfSign } from '../../../../shared/domain/zodiac.ts'
import { spreadAngles } from '../wheel/spreadAngles.ts'

/** Distances from the middle of the figure, in its own units. */
export const skyRadii = {
  frame: 122,
  bodies: 109,
  rim: 95,
  sign: 85.5,
  limb: 76,
  degrees: 72,
  /** Where a hand ends that meets the point below it. */
  meeting: 68,
  natal: 59.5,
  inner: 47,
} as const

/** A glyph of the figure. Angles in degrees, counter-clockwise from the right: where it is, and where its glyph has room. */
export interface SkyMark<Name extends string> {
  name: Name
  angle: number
  glyphAngle: number
}

/** The sky of a day on paper. As in the chart, the Ascendant is at the left, or without one Aries; of a Sun sign its beginning. */
export function layoutDaySky({ natal, bodies, sign, lead }: DaySky) {
  const ascendant = natal.find(({ point }) => point === 'Ascendant')?.longitude ?? 0
  const aries = 180 - (sign ? indexOfSign(sign) * 30 : ascendant)
  const marks = <Name extends string>(
    list: readonly { name: Name; longitude: number }[],
    { gap, keptFree = [] }: { gap: number; keptFree?: readonly number[] },
  ) => {
    const angles = list.map(({ longitude }) => aries + longitude)
    const spread = spreadAngles([...angles, ...keptFree], gap)
    return list.map(({ name }, index): SkyMark<Name> => ({ name, angle: angles[index]!, glyphAngle: spread[index]! }))
  }
  const around = marks(
    bodies.map(({ planet, longitude }) => ({ name: planet, longitude })),
    { gap: BODY_GAP },
  )
  const mover = around.find(({ name }) => name === lead.mover)
  const isAcross = lead.aspect !== undefined && lead.aspect !== 'conjunction'
  const inside = marks(
    natal.map(({ point, longitude }) => ({ name: point, longitude })),
    { gap: POINT_GAP, keptFree: isAcross && mover ? [mover.angle] : [] },
  )
  const met: readonly SkyMark<NatalPoint>[] = sign ? around : inside
  return {
    aries,
    around,
    inside,
    sector: sign && aries + indexOfSign(sign) * 30,
    mover,
    met: met.find(({ name }) => name === lead.point),
    hand: {
      aries,
      aspect: isAcross ? lead.aspect : undefined,
      depth: sign ? skyRadii.degrees : isAcross ? skyRadii.inner : skyRadii.meeting,
      isOfSky: sign !== undefined,
    },
  }
}

/** Degrees between glyphs around and inside the ring. */
const BODY_GAP = 8.6
const POINT_GAP = 12
