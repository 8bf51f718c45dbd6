import type { Sign } from '../../../../../shared/domain/zodiac.ts'
import { rulersOf } from '../../../chart/dignities.ts'
import { ordinal } from '../../../words/ordinals.ts'
import type { Knowledge } from '../../Knowledge.ts'
import type { AlmanacAnswer } from '../AlmanacAnswer.ts'
import { answers, listWords, say } from '../chatWords.ts'
import { houseThemes } from '../houseThemes.ts'

/** A house: what it is about, the sign that it begins in, and what stands in it. */
export function answerHouse(house: number, { chart }: Knowledge): AlmanacAnswer {
  const { placement } = answers()
  const cusp = chart.houses.find((each) => each.house === house)
  if (!cusp) return { answer: say(placement.needsTime, {}) }
  const inIt = chart.planetaryPositions.filter((each) => each.house === house)
  const about = houseThemes[house - 1]!
  const begins = say(placement.house, { house: ordinal(house), about, sign: cusp.sign })
  const ruler = rulersOf(cusp.sign).modern
  const rulerSign = chart.planetaryPositions.find(({ planet }) => planet === ruler)!.sign
  const rest =
    inIt.length > 0
      ? say(placement.houseBodies, { bodies: listWords(inIt.map(({ planet, sign }) => `${planet} in ${sign}`)) })
      : say(placement.houseEmpty, { ruler, sign: rulerSign })
  return {
    answer: `${begins} ${rest}`,
    reasons: [cusp.interpretation, ...inIt.map(({ interpretation }) => interpretation)],
  }
}

/** A sign in the chart: what stands in it, or the house that begins there. */
export function answerSign(sign: Sign, { chart }: Knowledge): AlmanacAnswer {
  const { placement } = answers()
  const inIt = chart.planetaryPositions.filter((each) => each.sign === sign && each.certain)
  const cusp = chart.houses.find((each) => each.sign === sign)
  if (inIt.length > 0) {
    const bodies = listWords(inIt.map(({ planet }) => `your ${planet}`))
    return {
      answer: say(placement.inSign, { sign, bodies }),
      reasons: inIt.map(({ interpretation }) => interpretation),
    }
  }
  if (!cusp) return { answer: say(placement.needsTime, {}) }
  return { answer: say(placement.inSignNone, { sign, house: ordinal(cusp.house) }), reasons: [cusp.interpretation] }
}
