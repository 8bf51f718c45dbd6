import type { BigThree, BigThreeTold } from '../../../../shared/domain/chart.ts'
import type { Sky, SkyTold } from '../../../../shared/domain/sky.ts'
import type { Sign } from '../../../../shared/domain/zodiac.ts'
import { interpretHouse, interpretPosition } from './interpret.ts'

/** Adds what the book says of the Sun, the Moon and the rising sign of a person, each by its sign alone. */
export function tellBigThree(bigThree: BigThree): BigThreeTold {
  const { sunSign, moonSign, moonSignOther, risingSign } = bigThree
  return {
    ...bigThree,
    told: {
      sun: ofBody('Sun', sunSign),
      moon: moonSignOther ? null : ofBody('Moon', moonSign),
      rising: risingSign && ofRising(risingSign),
    },
  }
}

/** The same for the sky of a moment that may be known in part; null of what could be in another sign. */
export const tellSky = (sky: Sky): SkyTold => ({
  ...sky,
  told: {
    sun: sky.sunSign && ofBody('Sun', sky.sunSign),
    moon: sky.moonSign && ofBody('Moon', sky.moonSign),
    rising: sky.risingSign && ofRising(sky.risingSign),
  },
})

const ofBody = (planet: 'Sun' | 'Moon', sign: Sign): string => interpretPosition({ planet, sign, house: null })

/** The rising sign is the one that the first house begins in. */
const ofRising = (sign: Sign): string => interpretHouse({ house: 1, sign })
