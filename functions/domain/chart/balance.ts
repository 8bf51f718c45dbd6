import { type Balance, type Planet, POLARITIES, type Polarity } from '../../../shared/domain/chart.ts'
import { ELEMENTS, elementOf, indexOfSign, QUALITIES, qualityOf, type Sign } from '../../../shared/domain/zodiac.ts'

/** A sign that a body, or the rising degree, is in. */
export interface InSign {
  planet: Planet | 'Ascendant'
  sign: Sign
}

/**
 * How a chart's weight is distributed over elements, qualities and polarities, in points. The caller leaves out what is
 * not certain: the ascendant without a birth time, the Moon on a day on which it changes signs.
 */
export function balanceOf(placed: readonly InSign[]): Balance {
  const share = <Name extends string>(names: readonly Name[], nameOf: (sign: Sign) => Name) =>
    Object.fromEntries(
      names.map((name) => [name, pointsOf(placed.filter(({ sign }) => nameOf(sign) === name))]),
    ) as Record<Name, number>
  return {
    elements: share(ELEMENTS, elementOf),
    qualities: share(QUALITIES, qualityOf),
    polarities: share(POLARITIES, polarityOf),
    total: pointsOf(placed),
  }
}

/** Signs take turns, beginning with Aries, which is active. */
const polarityOf = (sign: Sign): Polarity => POLARITIES[indexOfSign(sign) % 2]!

const pointsOf = (placed: readonly InSign[]): number =>
  placed.reduce((sum, { planet }) => sum + (WEIGHT[planet] ?? 0), 0)

/**
 * What is nearest to a person weighs most: lights and ascendant three, the quick planets two, the slow ones, which a whole
 * year shares, one. Chiron and the node are no planets and weigh nothing.
 */
const WEIGHT: Partial<Record<InSign['planet'], number>> = {
  Ascendant: 3,
  Sun: 3,
  Moon: 3,
  Mercury: 2,
  Venus: 2,
  Mars: 2,
  Jupiter: 1,
  Saturn: 1,
  Uranus: 1,
  Neptune: 1,
  Pluto: 1,
}
