import type { AspectName, ChartPattern, PatternName, Planet } from '../../../shared/domain/chart.ts'
import { type Aspect, isQuincunx, type Placed } from './aspects.ts'

/**
 * The figures that aspects draw between the Sun, the Moon and the planets. They rest on the aspects of the chart and so on
 * its orbs; a yod adds two quincunxes to a sextile. Stelliums rest on signs and houses: `listStelliums`.
 */
export function findPatterns(placed: readonly Placed[], aspects: readonly Aspect[]): ChartPattern[] {
  const bodies = placed.filter(({ planet }) => planet !== 'Chiron' && planet !== 'North Node')
  const web: Web = { bodies, bond: bondsOf(bodies, aspects) }
  const crosses = grandCrosses(web)
  return [
    ...crosses,
    ...grandTrines(web),
    ...pointed('t_square', web).filter((square) => !crosses.some((cross) => holds(cross, square))),
    ...pointed('yod', web),
  ]
}

type Bond = AspectName | 'quincunx'

/** Bodies in the order of the chart, and what ties two of them. */
interface Web {
  bodies: readonly Placed[]
  bond: (one: Placed, other: Placed) => Bond | undefined
}

function bondsOf(bodies: readonly Placed[], aspects: readonly Aspect[]): Web['bond'] {
  const bonds = new Map<string, Bond>()
  for (const [one, other] of pairsOf(bodies))
    if (isQuincunx(one, other)) bonds.set(one.planet + other.planet, 'quincunx')
  for (const { planet1, aspect, planet2 } of aspects) bonds.set(planet1 + planet2, aspect)
  return (one, other) => bonds.get(one.planet + other.planet) ?? bonds.get(other.planet + one.planet)
}

const pairsOf = (bodies: readonly Placed[]): [Placed, Placed][] =>
  bodies.flatMap((one, index) => bodies.slice(index + 1).map((other): [Placed, Placed] => [one, other]))

const tied = ({ bodies, bond }: Web, wanted: Bond) =>
  pairsOf(bodies).filter(([one, other]) => bond(one, other) === wanted)

function figure(
  pattern: PatternName,
  group: readonly Placed[],
  { bodies }: Web,
  apex: Planet | null = null,
): ChartPattern {
  const planets = bodies.filter((body) => group.includes(body)).map(({ planet }) => planet)
  return { pattern, planets, apex }
}

const holds = (larger: ChartPattern, { planets }: ChartPattern): boolean =>
  planets.every((planet: Planet) => larger.planets.includes(planet))

/** Two oppositions whose ends all square each other. */
function grandCrosses(web: Web): ChartPattern[] {
  const axes = tied(web, 'opposition')
  return axes.flatMap((axis, index) =>
    axes
      .slice(index + 1)
      .filter((other) => axis.every((end) => other.every((far) => web.bond(end, far) === 'square')))
      .map((other) => figure('grand_cross', [...axis, ...other], web)),
  )
}

function grandTrines(web: Web): ChartPattern[] {
  const { bodies, bond } = web
  return tied(web, 'trine').flatMap(([one, other]) =>
    bodies
      .slice(bodies.indexOf(other) + 1)
      .filter((third) => bond(one, third) === 'trine' && bond(other, third) === 'trine')
      .map((third) => figure('grand_trine', [one, other, third], web)),
  )
}

/** What ties the two that point, and what ties each of them to the apex. */
const POINTED = { t_square: ['opposition', 'square'], yod: ['sextile', 'quincunx'] } as const

function pointed(pattern: keyof typeof POINTED, web: Web): ChartPattern[] {
  const [base, side] = POINTED[pattern]
  return tied(web, base).flatMap(([one, other]) =>
    web.bodies
      .filter((tip) => web.bond(one, tip) === side && web.bond(other, tip) === side)
      .map((tip) => figure(pattern, [one, other, tip], web, tip.planet)),
  )
}
