import { wrapDegrees } from '../../../../shared/domain/angles.ts'
import { isCrossing, isCut, isOverlap } from './Box.ts'
import { type Lines, listSpots, type Placeable, type Placement, type Spot } from './listSpots.ts'
import { type MarkSizes, markSizes } from './markSizes.ts'
import type { Ring } from './radii.ts'

export interface Arrangement {
  sizes: MarkSizes
  /** Which of the rings they are in. */
  ring: number
  /** In the order of the bodies. */
  placements: Placement[]
}

/**
 * Chooses for each body where its glyph and its degree stand, so that none lies on another or on another's leader: a
 * point-feature labelling. Each body in turn takes the place that is best against the others, until nobody moves (the
 * descent of Christensen, Marks and Shieber, ACM Transactions on Graphics 14, 1995); those who are then in each other's way
 * weigh more to each other from there on (Morris, The breakout method, AAAI 1993). A crowd without room gets the next, roomier
 * of the rings, and in the last one it is drawn smaller. Pauses after each body.
 */
export function* arrangeBodies(
  bodies: readonly Placeable[],
  rings: readonly Ring[],
  lines: Lines,
): Generator<void, Arrangement> {
  let best: (Arrangement & { clash: number }) | undefined
  for (const { scale, borderCost, allowed, ring } of listAttempts(bodies, rings.length)) {
    const sizes = markSizes(scale)
    const grid = { ...lines, ring: rings[ring]! }
    const choices: Spot[][] = []
    for (const body of bodies) {
      choices.push(listSpots(body, grid, { sizes, borderCost }))
      yield
    }
    const placements = yield* settle(choices)
    const clash = clashAmong(placements)
    if (!best || clash < best.clash) best = { sizes, placements, ring, clash }
    if (clash <= allowed) break
  }
  return best!
}

/** What two parts on each other cost, in the units of a placement's cost. */
const OVERLAP = 12
const SOME_CUTS = OVERLAP - 1

/** From roomy to crowded. At last a leader may be cut, and a body may stand across a border rather than on another. */
const ATTEMPTS = [
  { scale: 1, borderCost: 100, allowed: 0 },
  { scale: 0.9, borderCost: 100, allowed: 0 },
  { scale: 0.8, borderCost: 100, allowed: SOME_CUTS },
  { scale: 0.7, borderCost: 10, allowed: SOME_CUTS },
  { scale: 0.6, borderCost: 10, allowed: SOME_CUTS },
  { scale: 0.5, borderCost: 10, allowed: SOME_CUTS },
]

/** At full size in every ring, and then in the last one. */
function listAttempts(bodies: readonly Placeable[], rings: number) {
  const last = rings - 1
  const attempts = ATTEMPTS.slice(firstAttempt(bodies)).map((attempt) => ({ ...attempt, ring: last }))
  const roomy = Array.from({ length: last }, (_, ring) => ({ ...ATTEMPTS[0]!, ring }))
  return attempts.length < ATTEMPTS.length ? attempts : [...roomy, ...attempts]
}

/** Five bodies within 15 degrees seldom have room at full size, nor seven at the next: that is not tried. */
function firstAttempt(bodies: readonly Placeable[]): number {
  const counts = bodies.map(({ angle }) => bodies.filter((other) => wrapDegrees(other.angle - angle) <= 15).length)
  const most = Math.max(...counts)
  if (most >= 7) return 2
  return most >= 5 ? 1 : 0
}

const clashAmong = (placements: readonly Placement[]): number =>
  placements
    .flatMap((one, index) => placements.slice(index + 1).map((other) => clashOf(one, other)))
    .reduce((sum, clash) => sum + clash, 0)

function* settle(choices: readonly Spot[][]): Generator<void, Placement[]> {
  const chosen = choices.map(firstOf)
  const weights = choices.map(() => choices.map(() => 1))
  const restless = new Set(choices.keys())
  let breakouts = 0

  // A set gives out also what is added to it on the way.
  for (const self of restless) {
    restless.delete(self)
    const better = bestAgainst(choices[self]!, { chosen, self, weights: weights[self]! })
    if (better !== chosen[self]) for (const other of choices.keys()) if (other !== self) restless.add(other)
    chosen[self] = better
    if (restless.size === 0 && breakouts++ < MOST_BREAKOUTS)
      for (const index of raiseWeights(chosen, weights)) restless.add(index)
    yield
  }
  return chosen
}

const firstOf = (spots: readonly Spot[]): Placement =>
  spots.find((spot) => spot.placements().length > 0)!.placements()[0]!

/** Who is in whose way: from now on that costs them more. */
function raiseWeights(chosen: readonly Placement[], weights: readonly number[][]): number[] {
  return [...chosen.keys()].filter((index) => {
    const clashing = [...chosen.keys()].filter((at) => at !== index && clashOf(chosen[index]!, chosen[at]!) > 0)
    for (const at of clashing) weights[index]![at]! += 1
    return clashing.length > 0
  })
}

interface Others {
  chosen: readonly Placement[]
  self: number
  weights: readonly number[]
}

/** Spots come in the order of their cost, so that most are never looked at. */
function bestAgainst(spots: readonly Spot[], others: Others): Placement {
  let best = others.chosen[others.self]!
  let least = costAgainst(best, others, Infinity)
  for (const spot of spots) {
    if (spot.cost >= least) break
    for (const placement of spot.placements()) {
      const cost = costAgainst(placement, others, least)
      if (cost < least) {
        best = placement
        least = cost
      }
    }
  }
  return best
}

function costAgainst(placement: Placement, { chosen, self, weights }: Others, most: number): number {
  let cost = placement.cost
  // Neighbours first, since they are most in each other's way.
  for (let step = 1; step < chosen.length && cost < most; step++) {
    const away = step % 2 === 0 ? step / 2 : chosen.length - (step + 1) / 2
    const other = (self + away) % chosen.length
    cost += weights[other]! * clashOf(placement, chosen[other]!)
  }
  return cost
}

/** How much two bodies are in each other's way. A leader across the other is unclear; parts on each other are worse. */
function clashOf(one: Placement, other: Placement): number {
  if (!isOverlap(one.bounds, other.bounds, GAP)) return 0
  const overlaps =
    Number(isOverlap(one.glyph, other.glyph, GAP)) +
    Number(isOverlap(one.glyph, other.line, GAP)) +
    Number(isOverlap(one.line, other.glyph, GAP)) +
    Number(isOverlap(one.line, other.line, GAP))
  const cuts = cutsOf(one, other) + cutsOf(other, one) + Number(isCrossing(one.leader, other.leader))
  return overlaps * OVERLAP + cuts * CUT
}

const cutsOf = ({ leader }: Placement, { glyph, line }: Placement): number =>
  Number(isCut(glyph, leader, 1)) + Number(isCut(line, leader, 1))

const CUT = 2
const MOST_BREAKOUTS = 16
/** Units between the parts of two bodies: more sideways, since a line of letters has air above and below in itself. */
const GAP = { x: 4, y: 1.5 }
