import type { Planet } from '../../../../shared/domain/chart.ts'
import { ELEMENTS, QUALITIES } from '../../../../shared/domain/zodiac.ts'
import { evenTexts, leastTexts, missingTexts, qualityTexts, strongTexts } from '../almanac/synthesis/balanceTexts.ts'
import { fullHouseTexts } from '../almanac/synthesis/houseTexts.ts'
import { loudestFrames, loudestTexts } from '../almanac/synthesis/loudestTexts.ts'
import { fillLine, type Line } from './Line.ts'
import { signOf } from './nameBody.ts'
import type { UnreadChart } from './UnreadChart.ts'

/** What weighs most in a chart: a planet, an element or a quality, and a full house. */
export function strengthLines(chart: UnreadChart): Line[] {
  const planet = loudestPlanet(chart)
  return [
    fillLine(loudestFrames, { body: `${planet} in ${signOf(chart, planet)}` }),
    { options: loudestTexts[planet]! },
    { options: balanceTexts(chart) },
    ...fullHouse(chart),
  ]
}

/** The strongest body besides the Sun and the Moon, which are spoken of anyhow. */
export const loudestPlanet = ({ dominants }: UnreadChart): Planet =>
  dominants.find(({ planet }) => planet !== 'Sun' && planet !== 'Moon')!.planet

function balanceTexts({ balance, moonSignOther }: UnreadChart): readonly string[] {
  const { elements, qualities, total } = balance
  const missing = ELEMENTS.find((element) => elements[element] === 0)
  // A Moon that may be in either of two signs may be the one planet of an element.
  if (missing && moonSignOther === null) return missingTexts[missing]
  const strong = ELEMENTS.find((element) => elements[element] / total >= STRONG)
  if (strong) return strongTexts[strong]
  const first = QUALITIES.reduce((one, other) => (qualities[other] > qualities[one] ? other : one))
  if (missing || qualities[first] / total >= STRONG) return qualityTexts[first]
  const points = ELEMENTS.map((element) => elements[element])
  const least = ELEMENTS.filter((element) => elements[element] === Math.min(...points))
  return least.length > 1 ? evenTexts : leastTexts[least[0]!]
}

/** The share of the points from which a part is said to have much of the weight. */
const STRONG = 0.43

/** The fullest house, from three of the ten bodies on. */
function fullHouse({ planetaryPositions }: UnreadChart): Line[] {
  const houses = planetaryPositions.slice(0, 10).map(({ house }) => house)
  const sizeOf = (house: number) => houses.filter((each) => each === house).length
  const fullest = fullHouseTexts
    .map((_, index) => index + 1)
    .reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one))
  return sizeOf(fullest) >= 3 ? [{ options: fullHouseTexts[fullest - 1]!, spare: 4 }] : []
}
