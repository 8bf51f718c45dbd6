import type { BigThree, BigThreeTold } from '../../../../shared/domain/chart.ts'
import { interpretHouse, interpretPosition } from './interpret.ts'

/** Adds what the book says of the Sun, the Moon and the rising sign of a person, each by its sign alone. */
export function tellBigThree(bigThree: BigThree): BigThreeTold {
  const { sunSign, moonSign, moonSignOther, risingSign } = bigThree
  return {
    ...bigThree,
    told: {
      sun: interpretPosition({ planet: 'Sun', sign: sunSign, house: null }),
      moon: moonSignOther ? null : interpretPosition({ planet: 'Moon', sign: moonSign, house: null }),
      // The rising sign is the one that the first house begins in.
      rising: risingSign && interpretHouse({ house: 1, sign: risingSign }),
    },
  }
}
