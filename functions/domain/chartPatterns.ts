import type { AspectName, ChartPattern, PatternName, Planet } from '../../shared/domain/chart.ts'
import { type Aspect, isQuincunx, type Placed } from './aspects.ts'

/**
 * The figures that aspects draw between the Sun, the Moon and the planets. They rest on the aspects of the chart and so on
 * its orbs; a yod adds two quincunxes to a sextile.
 */
export function findPatterns(placed: readonly Placed[], aspects: readonly Aspect[]): ChartPattern[] {
  const bodies = placed.filter(({ planet }) => planet !== 'Chiron' && planet !== 'North Node')
  const bonds = bondsOf(bodies, aspects)
  const threes = groupsOf(bodies, 3)
  const crosses = groupsOf(bodies, 4).filter((four) => isGrandCross(four, bonds))
  return [
    ...crosses.map((four) => figure('grand_cross', four)),
    ...threes.filter((three) => isAll('trine', three, bonds)).map((three) => figure('grand_trine', three)),
    ...threes.flatMap((three) => pointed('t_square', three, bonds)).filter((square) => !isWithin(square, crosses)),
    ...threes.flatMap((three) => pointed('yod', three, bonds)),
    ...stelliums(bodies, bonds).map((group) => figure('stellium', group)),
  ]
}

type Bond = AspectName | 'quincunx' | undefined
type Bonds = (one: Placed, other: Placed) => Bond

/** What ties each pair, looked up by names. */
function bondsOf(bodies: readonly Placed[], aspects: readonly Aspect[]): Bonds {
  const known = new Map(aspects.map(({ planet1, aspect, planet2 }) => [pairName(planet1, planet2), aspect]))
  const quincunxes = groupsOf(bodies, 2).filter(([one, other]) => isQuincunx(one!, other!))
  const wide = new Set(quincunxes.map(([one, other]) => pairName(one!.planet, other!.planet)))
  return (one, other) => {
    const name = pairName(one.planet, other.planet)
    return known.get(name) ?? (wide.has(name) ? 'quincunx' : undefined)
  }
}

const pairName = (one: Planet, other: Planet): string => (one < other ? `${one} ${other}` : `${other} ${one}`)

const figure = (pattern: PatternName, group: readonly Placed[], apex: Planet | null = null): ChartPattern => ({
  pattern,
  planets: group.map(({ planet }) => planet),
  apex,
})

const isAll = (bond: Bond, group: readonly Placed[], bonds: Bonds): boolean =>
  groupsOf(group, 2).every(([one, other]) => bonds(one!, other!) === bond)

/** Two oppositions whose ends all square each other. */
function isGrandCross(four: readonly Placed[], bonds: Bonds): boolean {
  const all = groupsOf(four, 2).map(([one, other]) => bonds(one!, other!))
  return (
    all.filter((bond) => bond === 'opposition').length === 2 && all.filter((bond) => bond === 'square').length === 4
  )
}

/** What ties the two that point, and what ties each of them to the apex. */
const POINTED = { t_square: ['opposition', 'square'], yod: ['sextile', 'quincunx'] } as const

function pointed(pattern: keyof typeof POINTED, three: readonly Placed[], bonds: Bonds): ChartPattern[] {
  const [base, side] = POINTED[pattern]
  const apex = three.find((tip) => {
    const [one, other] = three.filter((body) => body !== tip)
    return bonds(one!, other!) === base && bonds(one!, tip) === side && bonds(other!, tip) === side
  })
  return apex ? [figure(pattern, three, apex.planet)] : []
}

const isWithin = ({ planets }: ChartPattern, groups: readonly (readonly Placed[])[]): boolean =>
  groups.some((group) => planets.every((name) => group.some(({ planet }) => planet === name)))

/** Three bodies or more that are all conjunct one another, and no more can be added. */
function stelliums(bodies: readonly Placed[], bonds: Bonds): Placed[][] {
  const joins = (body: Placed, group: readonly Placed[]) =>
    group.every((member) => member !== body && bonds(member, body) === 'conjunction')
  const grow = (group: Placed[], from: number): Placed[][] => [
    ...(group.length > 2 && !bodies.some((body) => joins(body, group)) ? [group] : []),
    ...bodies.flatMap((body, index) => (index >= from && joins(body, group) ? grow([...group, body], index + 1) : [])),
  ]
  return grow([], 0)
}

/** Every choice of so many items, in their order. */
function groupsOf<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]]
  return items.flatMap((item, index) => groupsOf(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]))
}
