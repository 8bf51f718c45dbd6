import { elementOf, indexOfSign, type Sign } from '../../../../shared/domain/zodiac.ts'
import { lightsTexts } from '../almanac/synthesis/lightsTexts.ts'
import { marsTexts } from '../almanac/synthesis/marsTexts.ts'
import { moonTexts } from '../almanac/synthesis/moonTexts.ts'
import { risingMixTexts } from '../almanac/synthesis/risingMixTexts.ts'
import { risingTexts } from '../almanac/synthesis/risingTexts.ts'
import { sunTexts } from '../almanac/synthesis/sunTexts.ts'
import { unknownTexts } from '../almanac/synthesis/unknownTexts.ts'
import type { Line } from './Line.ts'
import { signOf } from './nameBody.ts'
import type { UnreadChart } from './UnreadChart.ts'

/** How Sun, Moon and rising sign get on. What is not known is not told, and the text says once what the time would add. */
export function bigThreeLines(chart: UnreadChart): Line[] {
  const { sunSign, moonSign, moonSignOther, risingSign } = chart
  const sun = { options: sunTexts[sunSign] }
  if (moonSignOther) {
    return [sun, { options: marsTexts[signOf(chart, 'Mars')] }, { options: unknownTexts.moon }]
  }
  return [
    sun,
    { options: moonTexts[moonSign] },
    { options: lightsTexts[relationOf(sunSign, moonSign)] },
    ...(risingSign
      ? [
          { options: risingTexts[risingSign] },
          { options: risingMixTexts[mixOf(risingSign, sunSign, moonSign)], spare: 2 },
        ]
      : [{ options: unknownTexts.time }]),
  ]
}

function relationOf(sun: Sign, moon: Sign): keyof typeof lightsTexts {
  if (sun === moon) return 'same sign'
  if (Math.abs(indexOfSign(sun) - indexOfSign(moon)) === 6) return 'facing signs'
  const [one, other] = [elementOf(sun), elementOf(moon)]
  if (one === other) return one
  return RELATIONS.find((relation) => relation.includes(one) && relation.includes(other))!
}

const RELATIONS = ['fire air', 'earth water', 'fire earth', 'fire water', 'earth air', 'air water'] as const

function mixOf(rising: Sign, sun: Sign, moon: Sign): keyof typeof risingMixTexts {
  if (rising === sun && rising !== moon) return 'sunSign'
  if (rising === moon && rising !== sun) return 'moonSign'
  const [suitsSun, suitsMoon] = [isAtEase(rising, sun), isAtEase(rising, moon)]
  if (suitsSun && suitsMoon) return 'both'
  if (suitsSun) return 'sun'
  return suitsMoon ? 'moon' : 'neither'
}

/** Fire and air are at ease with each other, and so are earth and water: they take turns round the zodiac. */
const isAtEase = (one: Sign, other: Sign): boolean => (indexOfSign(one) - indexOfSign(other)) % 2 === 0
