import type { ChartPattern, Planet } from '../../../../shared/domain/chart.ts'
import { elementOf } from '../../../../shared/domain/zodiac.ts'
import { bodyWords } from '../../words/bodies.ts'
import { fillSlots } from '../../words/fillSlots.ts'
import { ordinal } from '../../words/ordinals.ts'
import { ofHouse } from '../almanac/ofHouse.ts'
import { openChartChapter } from '../almanac/openChartChapter.ts'
import { rulersOf } from '../dignities.ts'
import { fillLine, type Line } from './Line.ts'
import { aboutHouse, listNames, placeOf, positionOf } from './nameBody.ts'
import { loudestPlanet } from './strengthLines.ts'
import type { UnreadChart } from './UnreadChart.ts'

/** A pattern, or the planet behind the rising sign, and a line that the reader can use. */
export function closingLines(chart: UnreadChart, pattern: ChartPattern | undefined): Line[] {
  const ruler = rulersOf(chart.risingSign ?? chart.sunSign).modern
  const subject = pattern ? (pattern.apex ?? pattern.planets[0]!) : ruler
  const { habit, habits } = openChartChapter('synthesis/closing')
  const rules = habits[subject]!.map((text) => text[0]!.toLowerCase() + text.slice(1))
  return [
    ...(pattern ? [patternLine(chart, pattern)] : rulerLines(chart, ruler)),
    { options: rules.flatMap((text) => fillLine(habit, { planet: bodyWords(subject), text }).options) },
  ]
}

function patternLine(chart: UnreadChart, { pattern, planets, apex, place }: ChartPattern): Line {
  const positions = planets.map((planet) => positionOf(chart, planet))
  const { house } = positions[0]!
  const others = planets.filter((planet) => planet !== apex)
  const { houseAlone, severalHouses } = openChartChapter('synthesis/places')
  return fillLine(openChartChapter('synthesis/closing').patterns[pattern], {
    planets: listNames(planets),
    others: listNames(others),
    apex: apex ? bodyWords(apex) : '',
    corner: place?.sign ?? fillSlots(houseAlone, { ordinal: place?.house ? ordinal(place.house) : '' }),
    life: house && positions.every((each) => each.house === house) ? aboutHouse(house) : severalHouses,
  })
}

function rulerLines(chart: UnreadChart, ruler: Planet): Line[] {
  const { risingSign, sunSign } = chart
  const { house, sign, certain } = positionOf(chart, ruler)
  const { ownSun, moonRules, steeredFromElement, steeredFromHouse } = openChartChapter('synthesis/closing')
  if (!risingSign && ruler === 'Sun') return [{ options: ownSun }]
  if (!certain) return [{ options: moonRules }]
  const steered = house === null ? steeredFromElement[elementOf(sign)] : ofHouse(steeredFromHouse, house)
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
  const { risingRuler, strongestRuler, sunRuler } = openChartChapter('synthesis/closing')
  if (!chart.risingSign) return sunRuler
  return ruler === loudestPlanet(chart) ? strongestRuler : risingRuler
}
