import type { BigThree } from '../../../shared/domain/chart.ts'

/** A true teaser for each section of the chart that needs access. */
export const lockedTeasers = ({ sunSign, moonSign, risingSign }: BigThree) => [
  {
    title: 'Planetary Positions',
    teaser: `Your Sun stands in ${sunSign}. Its degree and the other eleven points of your chart follow.`,
  },
  {
    title: 'House Placements',
    teaser: risingSign
      ? `Your first house begins in ${risingSign}. Eleven more follow it round the sky.`
      : 'Houses need the minute of birth. Add your time and they can be counted.',
  },
  {
    title: 'Major Aspects',
    teaser: `Your Sun in ${sunSign} and your Moon in ${moonSign} are one pair. Aspects tell how each pair stands.`,
  },
]
