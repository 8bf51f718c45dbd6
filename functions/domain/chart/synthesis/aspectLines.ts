import type { ChartAspect, Planet } from '../../../../shared/domain/chart.ts'
import { bodyWords } from '../../words/bodies.ts'
import {
  firstFrames,
  moreFrames,
  oneHouseFrames,
  otherFrames,
  twoHouseFrames,
} from '../almanac/synthesis/aspectFrames.ts'
import { houseWords } from '../almanac/synthesis/houseTexts.ts'
import { fillLine, type Line, type Slots } from './Line.ts'
import { positionOf, signOf } from './nameBody.ts'
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
  const [one, other] = inTellingOrder(first.aspect, introduced)
  const lines = [
    fillLine(firstFrames[first.aspect.aspect], pairSlots(chart, first.aspect, introduced)),
    { options: [first.text] },
    ...houseLine(positionOf(chart, one).house, positionOf(chart, other).house),
  ]
  if (!second) return lines
  const frames = (second.tone === first.tone ? moreFrames : otherFrames)[second.aspect.aspect]
  return [
    ...lines,
    fillLine(frames, pairSlots(chart, second.aspect, [...introduced, one, other]), 3),
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
  const slots = { house: houseWords[house - 1]!, otherHouse: houseWords[otherHouse - 1]! }
  return [fillLine(house === otherHouse ? oneHouseFrames : twoHouseFrames, slots, 5)]
}
