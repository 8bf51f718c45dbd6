import type { BigThree } from '../../../shared/domain/chart.ts'

/** A true teaser for each section of the chart that needs access. */
export const lockedTeasers = ({ sunSign, moonSign, risingSign }: BigThree) => [
  {
    title: 'Planetary Positions',
    teaser: `Your Sun is in ${sunSign}. Premium adds its exact degree and the other eleven points of your chart.`,
  },
  {
    title: 'House Placements',
    teaser: risingSign
      ? `Your first house begins in ${risingSign}. Premium adds the other eleven.`
      : 'Houses need your exact birth time. Add it and we can calculate them.',
  },
  {
    title: 'Major Aspects',
    teaser: `Your Sun in ${sunSign} and your Moon in ${moonSign} are one pair. Aspects show how each pair relates.`,
  },
]
