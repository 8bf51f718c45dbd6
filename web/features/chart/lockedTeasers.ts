import type { BigThree } from '../../../shared/domain/chart.ts'
import { moonSigns } from './labels/moonSigns.ts'

/** A true teaser for each section of the chart that needs access; without birth data there is no Big Three. */
export const lockedTeasers = (three?: BigThree) => [
  {
    title: 'Planetary Positions',
    teaser: three
      ? `Your Sun is in ${three.sunSign}. Premium says what that means for you, and what the other eleven points do.`
      : 'Premium says what the Sun, the Moon and the other ten points of your chart mean for you.',
  },
  {
    title: 'House Placements',
    teaser: three?.risingSign
      ? `Your first house begins in ${three.risingSign}. Premium says what each of the twelve is about.`
      : 'Houses need your exact birth time. Add it and we can calculate them.',
  },
  {
    title: 'Major Aspects',
    teaser: three
      ? `Your Sun in ${three.sunSign} and your Moon in ${moonSigns(three)} are one pair. Aspects show how each pair relates.`
      : 'Aspects show how the planets of your chart relate, two at a time.',
  },
]
