import type { BareAspect, BigThree } from '../../../shared/domain/chart.ts'

/** The Big Three, and the aspects where the chart itself has loaded. */
export type TeaserFacts = BigThree & { aspects?: readonly BareAspect[] }

/** A true teaser for each section of the chart that needs access; without birth data there are no facts. */
export const lockedTeasers = (facts?: TeaserFacts) => [
  {
    title: 'Planetary Positions',
    teaser: facts
      ? `Your Sun is in ${facts.sunSign}. See what that means for you, and the same for your Moon and every planet.`
      : 'See what the Sun, the Moon and every planet mean in your chart.',
  },
  {
    title: 'House Placements',
    teaser: facts?.risingSign
      ? `Your first house begins in ${facts.risingSign}. See what all twelve houses mean for you.`
      : 'Houses need your exact birth time. Add it and we can calculate them.',
  },
  { title: 'Major Aspects', teaser: aspectTeaser(facts?.aspects?.[0]) },
]

const aspectTeaser = (first?: BareAspect): string =>
  first
    ? `Your ${first.planet1} and ${first.planet2} form ${first.aspect === 'opposition' ? 'an' : 'a'} ${first.aspect}. See all your aspects and what each one means.`
    : 'Aspects show how the planets of your chart relate, two at a time.'
