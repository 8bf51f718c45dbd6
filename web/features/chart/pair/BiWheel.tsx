import { useDeferredValue } from 'react'
import type { Planet } from '../../../../shared/domain/chart.ts'
import { AspectLines } from '../wheel/AspectLines.tsx'
import { BodyMark } from '../wheel/BodyMark.tsx'
import { HouseRing } from '../wheel/HouseRing.tsx'
import { Leader } from '../wheel/Leader.tsx'
import { radii } from '../wheel/radii.ts'
import { SignRing } from '../wheel/SignRing.tsx'
import { describePairBody } from './describePairBody.ts'
import { DIVIDER, PAIR_DISC, type PairLayout } from './layoutPair.ts'
import type { Pair, Side } from './Pair.ts'

/** A body of one of the two charts. */
export interface PairBody {
  of: Side
  planet: Planet
}

interface Props {
  pair: Pair
  layout: PairLayout
  name: string
  shown: PairBody | null
  onShow: Record<Side, (planet: Planet | null) => void>
}

const SIDES = ['reader', 'person'] as const

/** The tick of an inner body crosses the border between the rings; that of an outer one is on the limb. */
const TICKS = { reader: { from: DIVIDER - 2.5, to: DIVIDER + 2.5 }, person: { from: radii.degrees, to: radii.limb } }

/** Two charts in one circle: the reader's houses and bodies within, the other's bodies around them, each at its exact degree. */
export function BiWheel({ pair, layout, name, shown, onShow }: Props) {
  const lit = useDeferredValue(shown)
  const lines = lit
    ? layout.lines.filter((line) => (lit.of === 'reader' ? line.planet1 : line.planet2) === lit.planet)
    : layout.lines
  const isDim = (of: Side, planet: Planet) =>
    lit !== null &&
    (of === lit.of
      ? planet !== lit.planet
      : !lines.some((line) => (of === 'reader' ? line.planet1 : line.planet2) === planet))

  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its groups have names, and a title would pop up on hover.
    <svg
      viewBox={`${-radii.frame} ${-radii.frame} ${2 * radii.frame} ${2 * radii.frame}`}
      fontFamily="Arial, sans-serif"
      fill="none"
      stroke="var(--text)"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of lines is not interactive. */}
      <g role="img" aria-label={`Two birth charts in one wheel: yours inside, and ${name}'s around it.`}>
        <SignRing aries={layout.aries} />
        <AspectLines radius={PAIR_DISC.aspects} lines={lines} shown={null} />
        <HouseRing disc={PAIR_DISC} houses={layout.houses} angles={layout.angles} />
        <circle r={DIVIDER} stroke="var(--line-strong)" />
        {SIDES.map((of) => (
          <g key={of}>
            {layout[of].bodies.map((body) => (
              <Leader key={body.planet} body={body} isDim={isDim(of, body.planet)} />
            ))}
          </g>
        ))}
      </g>
      {SIDES.map((of) => (
        <g key={of} role="listbox" aria-label={of === 'reader' ? 'Your planets' : `${name}'s planets`}>
          {layout[of].bodies.map((body, index) => (
            <BodyMark
              key={body.planet}
              body={body}
              sizes={layout[of].sizes}
              label={describePairBody(pair, { of, planet: body.planet }, name)}
              tick={TICKS[of]}
              isShown={shown?.of === of && shown.planet === body.planet}
              isDim={isDim(of, body.planet)}
              isEntry={shown?.of === of ? body.planet === shown.planet : index === 0}
              onShow={onShow[of]}
            />
          ))}
        </g>
      ))}
    </svg>
  )
}
