import type { ChartPattern, Planet } from '../../../../shared/domain/chart.ts'
import { elementOf } from '../../../../shared/domain/zodiac.ts'
import { bodyWords } from '../../words/bodies.ts'
import { closingFrames, closingTexts } from '../almanac/synthesis/closingTexts.ts'
import { houseWords } from '../almanac/synthesis/houseTexts.ts'
import { patternTexts } from '../almanac/synthesis/patternTexts.ts'
import {
  moonAtWheelTexts,
  ownSunTexts,
  risingRulerFrames,
  samePlanetFrames,
  steeredFromElement,
  steeredFromHouse,
  sunRulerFrames,
} from '../almanac/synthesis/rulerTexts.ts'
import { rulersOf } from '../dignities.ts'
import { fillLine, type Line } from './Line.ts'
import { listNames, placeOf, positionOf } from './nameBody.ts'
import { loudestPlanet } from './strengthLines.ts'
import type { UnreadChart } from './UnreadChart.ts'

/** A pattern, or the planet behind the rising sign, and a line that the reader can use. */
export function closingLines(chart: UnreadChart, pattern: ChartPattern | undefined): Line[] {
  const ruler = rulersOf(chart.risingSign ?? chart.sunSign).modern
  const subject = pattern ? (pattern.apex ?? pattern.planets[0]!) : ruler
  const rules = closingTexts[subject]!.map((text) => text[0]!.toLowerCase() + text.slice(1))
  return [
    ...(pattern ? [patternLine(chart, pattern)] : rulerLines(chart, ruler)),
    { options: rules.flatMap((text) => fillLine(closingFrames, { planet: bodyWords(subject), text }).options) },
  ]
}

function patternLine(chart: UnreadChart, { pattern, planets, apex }: ChartPattern): Line {
  const positions = planets.map((planet) => positionOf(chart, planet))
  const [first] = positions
  const { sign, house } = first!
  const others = planets.filter((planet) => planet !== apex)
  return fillLine(patternTexts[pattern], {
    planets: listNames(planets),
    others: listNames(others),
    apex: apex ? bodyWords(apex) : '',
    corner: positions.every((each) => each.sign === sign) ? sign : 'one corner of the chart',
    life: house && positions.every((each) => each.house === house) ? houseWords[house - 1]! : 'one part of your life',
  })
}

function rulerLines(chart: UnreadChart, ruler: Planet): Line[] {
  const { risingSign, sunSign } = chart
  const { house, sign, certain } = positionOf(chart, ruler)
  if (!risingSign && ruler === 'Sun') return [{ options: ownSunTexts }]
  if (!certain) return [{ options: moonAtWheelTexts }]
  const steered = house === null ? steeredFromElement[elementOf(sign)] : steeredFromHouse[house - 1]!
  return [
    fillLine(framesFor(chart, ruler), {
      sign: risingSign ?? sunSign,
      planet: bodyWords(ruler),
      place: placeOf(chart, ruler),
    }),
    { options: [steered], spare: 1 },
  ]
}

function framesFor(chart: UnreadChart, ruler: Planet): readonly string[] {
  if (!chart.risingSign) return sunRulerFrames
  return ruler === loudestPlanet(chart) ? samePlanetFrames : risingRulerFrames
}
