import { type BareChart, PLANETS, type Planet } from '../../../../shared/domain/chart.ts'
import { indexOfSign, type Sign } from '../../../../shared/domain/zodiac.ts'
import { titleMarks } from './bigThreeScene.ts'
import type { FormatName } from './formats.ts'
import { ARIES, type RingBody, ringMarks } from './ringMarks.ts'
import type { Measure, Scene } from './Scene.ts'

interface Placement {
  planet: Planet
  sign: Sign
}

/**
 * Which sign each body is in, and no more. Houses, the Ascendant and the Midheaven tell the time and the place of a birth to
 * the minute; degrees, and the lines of aspects between them, the day. So glyphs stand in the order of the list wherever
 * in its sign a body is, and 0° Aries is at the left of every picture. A Moon that may be in either of two signs is left out.
 */
export const placementsOf = ({ planetaryPositions, moonSignOther }: BareChart): Placement[] =>
  PLANETS.flatMap((planet) => {
    const body = planetaryPositions.find((each) => each.planet === planet)
    return body && !(planet === 'Moon' && moonSignOther) ? [{ planet, sign: body.sign }] : []
  })

export function wheelScene(
  chart: BareChart,
  { format, measure, title }: { format: FormatName; measure: Measure; title: string },
): Scene {
  const placements = placementsOf(chart)
  const bodies = bodiesInSigns(placements)
  if (format === 'story')
    return [
      ...titleMarks(title, { x: 540, y: 240, width: 840, height: 100, size: 76 }, measure),
      ...ringMarks({ middle: { x: 540, y: 812 }, radius: 410 }, bodies),
      ...listMarks(placements, { x: 130, y: 1310, column: 430, line: 56, size: 33 }),
    ]
  return [
    ...ringMarks({ middle: { x: 296, y: 278 }, radius: 198 }, bodies),
    ...titleMarks(title, { x: 838, y: 84, width: 560, height: 76, size: 52 }, measure),
    ...listMarks(placements, { x: 560, y: 208, column: 292, line: 51, size: 25 }),
  ]
}

/** Rows in a sign from its rim inwards; each holds so many glyphs as its arc has room for. */
export function bodiesInSigns(placements: readonly Placement[]): RingBody[] {
  const counts = new Map<Sign, number>()
  for (const { sign } of placements) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  const placed = new Map<Sign, number>()
  return placements.map(({ planet, sign }) => {
    const index = placed.get(sign) ?? 0
    placed.set(sign, index + 1)
    return { planet, ...spotInSign(index, counts.get(sign) ?? 1, indexOfSign(sign)) }
  })
}

function spotInSign(index: number, count: number, sign: number): Omit<RingBody, 'planet'> {
  let before = 0
  let row = 0
  while (row < ROWS.length - 1 && index >= before + ROWS[row]!) before += ROWS[row++]!
  const inRow = Math.min(ROWS[row]!, count - before)
  return {
    angle: ARIES + sign * 30 + (30 * (index - before + 0.5)) / inRow,
    distance: 0.73 - 0.12 * row,
    size: count > 3 ? 0.095 : 0.115,
  }
}

const ROWS = [3, 3, 2, 2, 2] as const

interface List {
  x: number
  y: number
  column: number
  line: number
  size: number
}

/** The same in words, in two columns. */
function listMarks(placements: readonly Placement[], { x, y, column, line, size }: List): Scene {
  const half = Math.ceil(placements.length / 2)
  return placements.flatMap(({ planet, sign }, index) => {
    const left = x + (index < half ? 0 : column)
    const common = { y: y + (index % half) * line, size, align: 'left' } as const
    return [
      { ...common, text: planet, x: left, face: 'sans', ink: 'muted', size: size * 0.86 } as const,
      { ...common, text: sign, x: left + size * 5.9, face: 'serif', ink: 'text' } as const,
    ]
  })
}
