import { type Ref, useDeferredValue } from 'react'
import type { BareChart, Planet } from '../../../../shared/domain/chart.ts'
import { moonSigns } from '../labels/moonSigns.ts'
import { AspectLines } from './AspectLines.tsx'
import { BodyMark } from './BodyMark.tsx'
import { describeBody } from './describeBody.ts'
import { HouseRing } from './HouseRing.tsx'
import { Leader } from './Leader.tsx'
import { layoutWheel } from './layoutWheel.ts'
import { radii } from './radii.ts'
import { SignRing } from './SignRing.tsx'

interface Props {
  chart: BareChart
  /** The body whose aspects stand out; the others step back. */
  shown: Planet | null
  onShow: (planet: Planet | null) => void
  onOpen?: ((planet: Planet) => void) | undefined
  ref?: Ref<SVGSVGElement>
}

/**
 * The chart drawn as a circle, from the chart alone: the same chart is the same drawing. Colours and lines are attributes,
 * so that the drawing is whole without a style sheet when it is saved.
 */
export function Wheel({ chart, shown, onShow, onOpen, ref }: Props) {
  const { aries, bodies, sizes, disc, houses, angles, lines } = layoutWheel(chart)
  // What a press shows is painted first, and the many lines that step back for it in the next frame.
  const lit = useDeferredValue(shown)
  const tied = new Set(
    lines
      .filter(({ planet1, planet2 }) => planet1 === lit || planet2 === lit)
      .flatMap((line) => [line.planet1, line.planet2]),
  )
  const isDim = (planet: Planet) => lit !== null && planet !== lit && planet !== shown && !tied.has(planet)

  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its two groups have names, and a title would pop up on hover.
    <svg
      ref={ref}
      viewBox={`${-radii.frame} ${-radii.frame} ${2 * radii.frame} ${2 * radii.frame}`}
      fontFamily="Arial, sans-serif"
      fill="none"
      stroke="var(--text)"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of lines is not interactive. */}
      <g role="img" aria-label={nameOf(chart)}>
        <SignRing aries={aries} />
        <AspectLines radius={disc.aspects} lines={lines} shown={lit} />
        <HouseRing disc={disc} houses={houses} angles={angles} />
        {bodies.map((body) => (
          <Leader key={body.planet} body={body} isDim={isDim(body.planet)} />
        ))}
      </g>
      <g role="listbox" aria-label="Planets on the wheel">
        {bodies.map((body, index) => (
          <BodyMark
            key={body.planet}
            body={body}
            sizes={sizes}
            label={describeBody(body, chart.aspects)}
            isShown={body.planet === shown}
            isDim={isDim(body.planet)}
            isEntry={shown ? body.planet === shown : index === 0}
            onShow={onShow}
            onOpen={onOpen}
          />
        ))}
      </g>
    </svg>
  )
}

const nameOf = (chart: BareChart): string => {
  const { sunSign, risingSign } = chart
  return `Birth chart wheel. Sun in ${sunSign}, Moon in ${moonSigns(chart)}${risingSign ? `, ${risingSign} rising` : ''}.`
}
