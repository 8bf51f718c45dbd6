import type { ChartPattern, PlanetaryPosition } from '../../../shared/domain/chart.ts'

type Position = Pick<PlanetaryPosition, 'planet' | 'sign' | 'house' | 'certain'>
type Stellium = ChartPattern & { place: NonNullable<ChartPattern['place']> }

/**
 * Three or more of the Sun, the Moon and the planets in one sign, or in one house, the largest first. The same group in a
 * sign and in a house is one. Without a known birth time there are no houses, and a Moon whose sign is open is left out.
 */
export function listStelliums(positions: readonly Position[]): Stellium[] {
  const bodies = positions.filter(({ planet, certain }) => certain && planet !== 'Chiron' && planet !== 'North Node')
  const inHouses = Map.groupBy(bodies, ({ house }) => house)
  const houses = [...inHouses].flatMap(([house, group]) =>
    house === null ? [] : stellium(group, { sign: null, house }),
  )
  const signs = [...Map.groupBy(bodies, ({ sign }) => sign)].flatMap(([sign, group]) => {
    const same = houses.find(({ planets }) => isSame(planets, group))
    return stellium(group, { sign, house: same?.place.house ?? null })
  })
  const others = houses.filter(({ place }) => signs.every((each) => each.place.house !== place.house))
  return [...signs, ...others].sort((one, other) => other.planets.length - one.planets.length)
}

const stellium = (group: readonly Position[], place: Stellium['place']): Stellium[] =>
  group.length < 3 ? [] : [{ pattern: 'stellium', planets: group.map(({ planet }) => planet), apex: null, place }]

const isSame = (planets: Stellium['planets'], group: readonly Position[]): boolean =>
  planets.length === group.length && group.every(({ planet }) => planets.includes(planet))
