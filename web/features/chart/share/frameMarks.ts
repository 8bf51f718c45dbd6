import { brand } from '../../../../shared/domain/brand.ts'
import { FORMATS, type FormatName } from './formats.ts'
import type { Measure, Scene } from './Scene.ts'

interface Foot {
  /** Where the product is found. */
  address: string
  measure: Measure
}

/** What every picture has: the ground, the border of a star atlas with its scale, and the product's name at the foot. */
export function frameMarks(format: FormatName, foot: Foot): Scene {
  const { width, height } = FORMATS[format]
  return [
    { path: rectangle({ width, height }, 0), ink: 'ground' },
    { path: rectangle({ width, height }, OUTER), ink: 'brass', width: 3 },
    { path: scaleOf({ width, height }), ink: 'brass', width: 1 },
    { path: rectangle({ width, height }, INNER), ink: 'brass', width: 1.5 },
    ...(format === 'story' ? centredFoot(foot) : wideFoot(foot)),
  ]
}

/** Where the border ends, and the paper begins. */
export const INNER = 40
const OUTER = 26

interface Size {
  width: number
  height: number
}

const rectangle = ({ width, height }: Size, inset: number) =>
  `M${inset} ${inset}H${width - inset}V${height - inset}H${inset}Z`

/** Ticks between the two lines, as degrees at the edge of a map. */
function scaleOf({ width, height }: Size): string {
  const along = (length: number) => {
    const count = Math.round((length - 2 * INNER) / TICK)
    return Array.from({ length: count + 1 }, (_, index) => INNER + (index * (length - 2 * INNER)) / count)
  }
  const gap = INNER - OUTER
  return [
    ...along(width).map((x) => `M${x} ${OUTER}v${gap}M${x} ${height - INNER}v${gap}`),
    ...along(height).map((y) => `M${OUTER} ${y}h${gap}M${width - INNER} ${y}h${gap}`),
  ].join('')
}

const TICK = 20

/** Above what apps lay over the foot of a story. */
function centredFoot({ address, measure }: Foot): Scene {
  const size = 50
  const text = measure(brand.name, { size, face: 'serif' })
  const left = 540 - (LOGO + 14 + text) / 2
  return [
    { path: 'M440 1650h200', ink: 'line-strong', width: 1.5 },
    ...logo(left, 1693),
    { text: brand.name, x: left + LOGO + 14, y: 1735, size, face: 'serif', ink: 'text', align: 'left' },
    { text: address, x: 540, y: 1790, size: 30, face: 'sans', ink: 'muted', align: 'center' },
  ]
}

const wideFoot = ({ address }: Foot): Scene => [
  { path: 'M76 514H1124', ink: 'line-strong', width: 1 },
  ...logo(76, 527),
  { text: brand.name, x: 76 + LOGO + 12, y: 562, size: 36, face: 'serif', ink: 'text', align: 'left' },
  { text: address, x: 1124, y: 560, size: 24, face: 'sans', ink: 'muted', align: 'right' },
]

const LOGO = 46

/** The Sun and one planet on its orbit, on a grid of 32. */
const logo = (x: number, y: number): Scene => [
  { path: circle(16, 16, 13), ink: 'line-strong', x, y, scale: LOGO / 32, width: 2 },
  { path: circle(16, 16, 2.5), ink: 'text', x, y, scale: LOGO / 32 },
  { path: circle(25.2, 6.8, 3), ink: 'brass', x, y, scale: LOGO / 32 },
]

export const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`
