import type { Planet } from '../../../../shared/domain/chart.ts'
import { ELEMENTS, QUALITIES } from '../../../../shared/domain/zodiac.ts'
import { HOUSE_KEYS } from '../../../content/schema/keys.ts'
import { ofHouse } from '../almanac/ofHouse.ts'
import { openChartChapter } from '../almanac/openChartChapter.ts'
import { fillLine, type Line } from './Line.ts'
import { signOf } from './nameBody.ts'
import type { UnreadChart } from './UnreadChart.ts'

/**
 * What weighs most in a chart: a planet, an element or a quality, and a full house.
 * @param toldHouse a house that is told to be full elsewhere
 */
export function strengthLines(chart: UnreadChart, toldHouse: number | null = null): Line[] {
  const planet = loudestPlanet(chart)
  const { loudest, planets } = openChartChapter('synthesis/strength')
  return [
    fillLine(loudest, { body: `${planet} in ${signOf(chart, planet)}` }),
    { options: planets[planet]! },
    { options: balanceTexts(chart) },
    ...fullHouse(chart, toldHouse),
  ]
}

/** The strongest body besides the Sun and the Moon, which are spoken of anyhow. */
export const loudestPlanet = ({ dominants }: UnreadChart): Planet =>
  dominants.find(({ planet }) => planet !== 'Sun' && planet !== 'Moon')!.planet

function balanceTexts({ balance, moonSignOther }: UnreadChart): readonly string[] {
  const { elements, qualities, total } = balance
  const texts = openChartChapter('synthesis/strength')
  const missing = ELEMENTS.find((element) => elements[element] === 0)
  // A Moon that may be in either of two signs may be the one planet of an element.
  if (missing && moonSignOther === null) return texts.missing[missing]
  const strong = ELEMENTS.find((element) => elements[element] / total >= STRONG)
  if (strong) return texts.strong[strong]
  const first = QUALITIES.reduce((one, other) => (qualities[other] > qualities[one] ? other : one))
  if (missing || qualities[first] / total >= STRONG) return texts.quality[first]
  const points = ELEMENTS.map((element) => elements[element])
  const least = ELEMENTS.filter((element) => elements[element] === Math.min(...points))
  return least.length > 1 ? texts.even : texts.least[least[0]!]
}

/** The share of the points from which a part is said to have much of the weight. */
const STRONG = 0.43

/** The fullest house, from three of the ten bodies on. */
function fullHouse({ planetaryPositions }: UnreadChart, toldHouse: number | null): Line[] {
  const houses = planetaryPositions.slice(0, 10).map(({ house }) => house)
  const sizeOf = (house: number) => houses.filter((each) => each === house).length
  const fullest = HOUSE_KEYS.map(Number).reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one))
  const { fullHouse: texts } = openChartChapter('synthesis/strength')
  return sizeOf(fullest) >= 3 && fullest !== toldHouse ? [{ options: ofHouse(texts, fullest), spare: 4 }] : []
}
