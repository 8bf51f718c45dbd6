import type { PlanetaryPosition } from '../../../../shared/domain/chart.ts'
import { type Box, besideBox, boundsOf, isCut, reachOf, type Segment } from './Box.ts'
import { type MarkSizes, sizeOfDegree, sizeOfMark } from './markSizes.ts'
import { type Point, pointAt } from './pointAt.ts'
import type { Ring } from './radii.ts'
import { sectorOf } from './sectorOf.ts'

/** A body at its exact angle, which may be drawn up to `reach` degrees to either side, and is best drawn at `wanted`. */
export interface Placeable extends Pick<PlanetaryPosition, 'planet' | 'degree' | 'retrograde'> {
  angle: number
  reach: number
  /** How many degrees further on it would stand if there were but the other bodies. */
  wanted: number
}

/** The lines that bodies are drawn among: borders as angles, in the order of the zodiac. */
export interface Lines {
  /** Nothing lies on an axis. */
  axes: readonly Segment[]
  cuspLines: readonly Segment[]
  signs: readonly number[]
  /** None without a birth time. */
  cusps: readonly number[]
}

interface Grid extends Lines {
  ring: Ring
}

/** One way to draw a body. */
export interface Placement {
  glyph: Box
  degree: Box
  retrograde?: Box
  /** The degree and the ℞ together. */
  line: Box
  /** Everything that is drawn. */
  bounds: Box
  /** Where the body truly is, on the limb: a line leads from there to the glyph. */
  exact: Point
  leader: Segment
  /** What it lacks against a glyph at its exact place near the rim with its degree below: 0 or more. */
  cost: number
}

/** How large bodies are drawn, and what it costs to leave the own sign or house. */
interface Fit {
  sizes: MarkSizes
  borderCost: number
}

/** A place for a glyph. `cost` is the least of its placements', of which there are none without room. */
export interface Spot {
  cost: number
  /** The ways to stand there with the degree beside it, made when first asked for: most spots never are. */
  placements: () => Placement[]
}

/** Where a body's glyph may stand, the best first: inside the ring and clear of the axes. Beyond its reach only without room within. */
export function listSpots(body: Placeable, grid: Grid, fit: Fit): Spot[] {
  const { sizes, borderCost } = fit
  const spots: Spot[] = []
  for (let step = -STEPS; step <= STEPS; step++) {
    const away = (step / STEPS) * body.reach
    const angle = body.angle + away
    const costOfAngle = ((away - body.wanted) / 3) ** 2 + borderCost * countStrays(body.angle, angle, grid)
    for (let level = 0; level * STEP_INWARD < outermost(grid) - grid.ring.inner; level++) {
      const cost = costOfAngle + level / 2
      let placements: Placement[] | undefined
      spots.push({ cost, placements: () => (placements ??= placeMarks({ body, angle, level, cost, sizes, grid })) })
    }
  }
  spots.sort((one, other) => one.cost - other.cost)
  return spots.some((spot) => spot.placements().length > 0)
    ? spots
    : listSpots({ ...body, reach: body.reach + 2 }, grid, fit)
}

interface Draft {
  body: Placeable
  angle: number
  level: number
  cost: number
  sizes: MarkSizes
  grid: Grid
}

/** The glyph, if it has room, and the degree beside it, with the ℞ on the same line, on each side that has room for them. */
function placeMarks({ body, angle, level, cost, sizes, grid }: Draft): Placement[] {
  const glyph = { ...sizeOfMark(body.planet, sizes.glyph), ...pointAt(outermost(grid) - level * STEP_INWARD, angle) }
  if (!hasRoom(glyph, grid)) return []
  const degree = sizeOfDegree(body, sizes.text)
  const retrograde = sizeOfMark('retrograde', sizes.retrograde)
  const tail = body.retrograde ? retrograde.halfWidth + TAIL_GAP / 2 : 0
  const size = { halfWidth: degree.halfWidth + tail, halfHeight: degree.halfHeight }
  const exact = pointAt(grid.ring.exact, body.angle)
  const costOfGlyph = cost + costOfCusps(glyph, grid)
  return SIDES.map((side) => ({ side, line: besideBox(glyph, size, pointAt(1, angle + 180 + side.turn), OWN_GAP) }))
    .filter(({ line }) => hasRoom(line, grid))
    .map(({ side, line }) => ({
      glyph,
      degree: { ...degree, x: line.x - tail, y: line.y },
      ...(body.retrograde && {
        retrograde: { ...retrograde, x: line.x + line.halfWidth - retrograde.halfWidth, y: line.y },
      }),
      line,
      bounds: boundsOf(glyph, line, { ...exact, halfWidth: 0, halfHeight: 0 }),
      exact,
      leader: [exact, glyph],
      cost: costOfGlyph + side.cost + costOfCusps(line, grid),
    }))
}

/** Out of its own sign or house a body is misread. */
const countStrays = (exact: number, shown: number, { signs, cusps }: Grid): number =>
  [signs, cusps].filter((borders) => sectorOf(exact, borders) !== sectorOf(shown, borders)).length

const costOfCusps = (box: Box, { cuspLines }: Grid): number => (cuspLines.some((line) => isCut(box, line, 0)) ? 1 : 0)

function hasRoom(box: Box, { axes, ring }: Grid): boolean {
  const { nearest, farthest } = reachOf(box)
  const isInside = nearest >= ring.inner && farthest <= ring.outer
  return isInside && !axes.some((axis) => isCut(box, axis, AXIS_GAP))
}

/** Turns of the degree round its glyph, from straight below it towards the middle of the wheel. */
const SIDES = [
  { turn: 0, cost: 0 },
  { turn: 45, cost: 0.8 },
  { turn: -45, cost: 0.8 },
  { turn: 90, cost: 1.2 },
  { turn: -90, cost: 1.2 },
] as const

/** Where glyphs stand that have room. The corners of the largest reach the edge of the ring from there. */
const outermost = ({ ring }: Grid): number => ring.outer - 11.5
const STEP_INWARD = 6.5
const STEPS = 6
/** Units between a glyph, its degree and its ℞, and to an axis. */
const OWN_GAP = 1.5
const TAIL_GAP = 1.5
const AXIS_GAP = 2
