import { signOfLongitude } from '../../../../shared/domain/zodiac.ts'
import { houseOf } from '../../chart/houses.ts'
import type { Point } from '../../reading/facts/Fact.ts'
import type { ReaderChart } from '../../reading/facts/ReaderChart.ts'
import type { PersonSky } from '../personSky.ts'

/** What of a sky the day's contacts are made with. As in a daily reading, without a birth time there is no Moon and no angle. */
export function pairChart({ placed, cusps, angles, signsOf }: PersonSky): ReaderChart {
  const houseAt = (longitude: number) => (cusps ? houseOf(longitude, cusps) : 0)
  const planets = placed
    .filter(({ planet }) => cusps !== null || planet !== 'Moon')
    .map(({ planet, longitude }): [Point, number] => [planet, longitude])
  const ownAngles: [Point, number][] = angles
    ? [
        ['Ascendant', angles.ascendant],
        ['Midheaven', angles.midheaven],
      ]
    : []
  const points = [...planets, ...ownAngles].map(([point, longitude]) => ({
    point,
    longitude,
    sign: signOfLongitude(longitude),
    house: houseAt(longitude),
  }))
  return { sunSign: signsOf('Sun')[0]!, hasHouses: cusps !== null, points, houseAt }
}
