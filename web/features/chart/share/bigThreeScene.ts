import type { BigThree } from '../../../../shared/domain/chart.ts'
import { elementOf, type Sign } from '../../../../shared/domain/zodiac.ts'
import { glyphPaths } from '../glyphs/glyphPaths.ts'
import { moonSigns } from '../labels/moonSigns.ts'
import { fitText } from './fitText.ts'
import type { FormatName } from './formats.ts'
import { circle } from './frameMarks.ts'
import { glyph } from './ringMarks.ts'
import type { Measure, Scene } from './Scene.ts'

export type Signs = Pick<BigThree, 'sunSign' | 'moonSign' | 'moonSignOther' | 'risingSign'>

interface Row {
  label: 'Sun' | 'Moon' | 'Rising'
  /** None where two are possible. */
  sign: Sign | undefined
  text: string
}

/**
 * Sun, Moon and rising sign, as large as they go. That the Sun is on a cusp is left out: it would give the day of birth
 * away. Without a birth time there is no rising sign, and no row for one.
 */
export function bigThreeRows({ sunSign, moonSign, moonSignOther, risingSign }: Signs): Row[] {
  return [
    { label: 'Sun', sign: sunSign, text: sunSign },
    { label: 'Moon', sign: moonSignOther ? undefined : moonSign, text: moonSigns({ moonSign, moonSignOther }) },
    ...(risingSign ? [{ label: 'Rising' as const, sign: risingSign, text: risingSign }] : []),
  ]
}

export function bigThreeScene(
  signs: Signs,
  { format, measure, title }: { format: FormatName; measure: Measure; title: string },
): Scene {
  const rows = bigThreeRows(signs)
  return format === 'story' ? storyOf(rows, title, measure) : cardOf(rows, title, measure)
}

function storyOf(rows: readonly Row[], title: string, measure: Measure): Scene {
  const step = 1120 / rows.length
  return [
    ...titleMarks(title, { x: 540, y: 270, width: 840, height: 130, size: 84 }, measure),
    ...rows.flatMap((row, index) => {
      const middle = 450 + step * (index + 0.5)
      return [
        ...(index > 0 ? [{ path: `M120 ${middle - step / 2}H960`, ink: 'line-strong', width: 1 } as const] : []),
        ...seal(row, { x: 250, y: middle, radius: 120 }),
        ...nameMarks(row, { x: 430, y: middle, width: 530, size: 100, align: 'left' }, measure),
      ]
    }),
  ]
}

function cardOf(rows: readonly Row[], title: string, measure: Measure): Scene {
  const step = 1048 / rows.length
  return [
    ...titleMarks(title, { x: 600, y: 72, width: 1040, height: 70, size: 52 }, measure),
    ...rows.flatMap((row, index) => {
      const x = 76 + step * (index + 0.5)
      return [
        ...(index > 0 ? [{ path: `M${x - step / 2} 180V476`, ink: 'line-strong', width: 1 } as const] : []),
        ...seal(row, { x, y: 256, radius: 84 }),
        ...nameMarks(row, { x, y: 430, width: step - 48, size: 56, align: 'center' }, measure),
      ]
    }),
  ]
}

interface Spot {
  x: number
  y: number
}

export function titleMarks(
  text: string,
  { x, y, size, ...area }: Spot & { width: number; height: number; size: number },
  measure: Measure,
): Scene {
  const { lines } = fitText([{ text, size, face: 'serif', ink: 'text', isBalanced: true }], area, measure)
  return lines.map((line) => ({ ...line, x, y: y + line.y, align: 'center' as const }))
}

/** The glyph of the sign, or of the body whose sign is unsure, in a double circle. */
const seal = ({ label, sign }: Row, { x, y, radius }: Spot & { radius: number }): Scene => [
  { path: circle(x, y, radius), ink: 'brass', width: 2 },
  { path: circle(x, y, radius - 8), ink: 'line-strong', width: 1 },
  glyph(glyphPaths[sign ?? label], [0, 0, 24, 24], { x, y, size: radius * 1.1, ink: sign ? elementOf(sign) : 'text' }),
]

function nameMarks(
  { label, text }: Row,
  { x, y, width, size, align }: Spot & { width: number; size: number; align: 'left' | 'center' },
  measure: Measure,
): Scene {
  const labelSize = size * 0.44
  const { lines } = fitText(
    [{ text, size, face: 'serif', ink: 'text', isBalanced: true }],
    { width, height: size * 1.2 },
    measure,
  )
  return [
    { text: label, x, y: y - size * 0.42, size: labelSize, face: 'sans', ink: 'muted', align },
    ...lines.map((line) => ({ ...line, x, y: lines.length === 1 ? y + size * 0.65 : y - size * 0.3 + line.y, align })),
  ]
}
