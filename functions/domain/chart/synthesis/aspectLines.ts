import type { ChartAspect, Planet } from '../../../../shared/domain/chart.ts'
import { bodyWords } from '../../words/bodies.ts'
import { openChartChapter } from '../almanac/openChartChapter.ts'
import { fillLine, type Line, type Slots } from './Line.ts'
import { aboutHouse, positionOf, signOf } from './nameBody.ts'
import type { UnreadChart } from './UnreadChart.ts'
import { weightiestAspects } from './weightiestAspects.ts'

/**
 * The weightiest aspects, in the chart's own placements.
 * @param introduced bodies whose signs the reader has been told
 * @param told bodies whose aspects with each other are told elsewhere
 */
export function aspectLines(chart: UnreadChart, introduced: readonly Planet[], told: readonly Planet[]): Line[] {
  const [first, second] = weightiestAspects(chart.aspects, told)
  if (!first) return []
  const frames = openChartChapter('synthesis/aspects')
  const [one, other] = inTellingOrder(first.aspect, introduced)
  const lines = [
    fillLine(frames.first[first.aspect.aspect], pairSlots(chart, first.aspect, introduced)),
    { options: [first.text] },
    ...houseLine(positionOf(chart, one).house, positionOf(chart, other).house),
  ]
  if (!second) return lines
  const ways = (second.tone === first.tone ? frames.more : frames.other)[second.aspect.aspect]
  return [
    ...lines,
    fillLine(ways, pairSlots(chart, second.aspect, [...introduced, one, other]), 3),
    { options: [second.text], spare: 3 },
  ]
}

/** The one that is told with its sign comes first: "Saturn in Leo and your Sun", so that the sign is not taken for both. */
const inTellingOrder = ({ planet1, planet2 }: ChartAspect, known: readonly Planet[]): [Planet, Planet] =>
  known.includes(planet1) ? [planet2, planet1] : [planet1, planet2]

function pairSlots(chart: UnreadChart, aspect: ChartAspect, known: readonly Planet[]): Slots {
  const [one, other] = inTellingOrder(aspect, known)
  const label = (planet: Planet) => {
    if (planet === 'Sun' || planet === 'Moon') return `your ${planet}`
    return known.includes(planet) ? planet : `${planet} in ${signOf(chart, planet)}`
  }
  const share = aspect.aspect === 'conjunction' && signOf(chart, one) === signOf(chart, other)
  // "Venus and Mars in Leo"
  return { one: share && !known.includes(other) ? bodyWords(one) : label(one), other: label(other) }
}

function houseLine(house: number | null, otherHouse: number | null): Line[] {
  if (house === null || otherHouse === null) return []
  const { oneHouse, twoHouses } = openChartChapter('synthesis/aspects')
  const slots = { house: aboutHouse(house), otherHouse: aboutHouse(otherHouse) }
  return [fillLine(house === otherHouse ? oneHouse : twoHouses, slots, 5)]
}
