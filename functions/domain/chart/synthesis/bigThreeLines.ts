import { elementOf, indexOfSign, type Sign } from '../../../../shared/domain/zodiac.ts'
import type { ChartChapters } from '../../../content/schema/chartChapters.ts'
import { openChartChapter } from '../almanac/openChartChapter.ts'
import type { Line } from './Line.ts'
import { signOf } from './nameBody.ts'
import type { UnreadChart } from './UnreadChart.ts'

/** How Sun, Moon and rising sign get on. What is not known is not told, and the text says once what the time would add. */
export function bigThreeLines(chart: UnreadChart): Line[] {
  const { sunSign, moonSign, moonSignOther, risingSign } = chart
  const texts = openChartChapter('synthesis/bigThree')
  const sun = { options: texts.sun[sunSign] }
  if (moonSignOther) {
    return [sun, { options: texts.mars[signOf(chart, 'Mars')] }, { options: texts.unknown.moon }]
  }
  return [
    sun,
    { options: texts.moon[moonSign] },
    { options: texts.lights[relationOf(sunSign, moonSign)] },
    ...(risingSign
      ? [
          { options: texts.rising[risingSign] },
          { options: texts.risingMix[mixOf(risingSign, sunSign, moonSign)], spare: 2 },
        ]
      : [{ options: texts.unknown.time }]),
  ]
}

type Texts = ChartChapters['synthesis/bigThree']

function relationOf(sun: Sign, moon: Sign): keyof Texts['lights'] {
  if (sun === moon) return 'same sign'
  if (Math.abs(indexOfSign(sun) - indexOfSign(moon)) === 6) return 'facing signs'
  const [one, other] = [elementOf(sun), elementOf(moon)]
  if (one === other) return one
  return RELATIONS.find((relation) => relation.includes(one) && relation.includes(other))!
}

const RELATIONS = ['fire air', 'earth water', 'fire earth', 'fire water', 'earth air', 'air water'] as const

function mixOf(rising: Sign, sun: Sign, moon: Sign): keyof Texts['risingMix'] {
  if (rising === sun && rising !== moon) return 'sunSign'
  if (rising === moon && rising !== sun) return 'moonSign'
  const [suitsSun, suitsMoon] = [isAtEase(rising, sun), isAtEase(rising, moon)]
  if (suitsSun && suitsMoon) return 'both'
  if (suitsSun) return 'sun'
  return suitsMoon ? 'moon' : 'neither'
}

/** Fire and air are at ease with each other, and so are earth and water: they take turns round the zodiac. */
const isAtEase = (one: Sign, other: Sign): boolean => (indexOfSign(one) - indexOfSign(other)) % 2 === 0
