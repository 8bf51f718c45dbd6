import { type KeyboardEvent, memo } from 'react'
import type { Planet } from '../../../../shared/domain/chart.ts'
import type { Box } from './Box.ts'
import type { WheelBody } from './layoutWheel.ts'
import type { MarkSizes } from './markSizes.ts'
import { roundPoint } from './pointAt.ts'
import { Ray } from './Ray.tsx'
import { radii } from './radii.ts'
import { WheelGlyph } from './WheelGlyph.tsx'
import { WheelText } from './WheelText.tsx'

interface Props {
  body: WheelBody
  sizes: MarkSizes
  /** Everything that is drawn of it, in words. */
  label: string
  /** Between which radii the tick at its exact place is. */
  tick?: Tick
  isShown: boolean
  isDim: boolean
  /** The one that the Tab key reaches; arrow keys reach the others. */
  isEntry: boolean
  onShow: (planet: Planet | null) => void
  /** Where a body has more to say: a press or Enter opens that. */
  onOpen?: ((planet: Planet) => void) | undefined
}

interface Tick {
  from: number
  to: number
}

/** A body that can be reached, at its degree. Showing one leaves the others as they are. */
export const BodyMark = memo(({ body, sizes, label, tick, isShown, isDim, isEntry, onShow, onOpen }: Props) => (
  <g
    role="option"
    data-body={body.planet}
    aria-label={label}
    aria-selected={isShown}
    tabIndex={isEntry ? 0 : -1}
    opacity={isDim ? 0.25 : 1}
    cursor="pointer"
    onFocus={() => onShow(body.planet)}
    onBlur={() => onShow(null)}
    aria-haspopup={onOpen && 'dialog'}
    onClick={(event) => {
      event.currentTarget.focus()
      onOpen?.(body.planet)
    }}
    onKeyDown={(event) => {
      walk(event)
      if (event.key !== 'Enter' || !onOpen) return
      event.preventDefault()
      onOpen(body.planet)
    }}
  >
    <Drawing body={body} sizes={sizes} tick={tick} isShown={isShown} />
  </g>
))

interface Drawn extends Pick<Props, 'body' | 'sizes' | 'isShown'> {
  tick: Tick | undefined
}

/** A tick at the exact place; the glyph, and the degree beside it. */
function Drawing({ body, sizes, tick = LIMB, isShown }: Drawn) {
  const { planet, angle, place } = body
  const { glyph, degree, retrograde } = place
  return (
    <>
      <Ray angle={angle} {...tick} strokeWidth={1.5} />
      <circle cx={glyph.x} cy={glyph.y} r={sizes.glyph * TOUCH} fill="transparent" stroke="none" />
      <Backing {...glyph} />
      {isShown && <circle cx={glyph.x} cy={glyph.y} r={13} stroke="var(--brass-strong)" strokeWidth={1.5} />}
      <WheelGlyph of={planet} part="glyph" at={glyph} size={sizes.glyph} stroke="var(--text)" />
      <WheelText part="degree" at={degree} size={sizes.text}>
        {`${body.degree}°`}
      </WheelText>
      {retrograde && (
        <WheelGlyph of="retrograde" part="retrograde" at={retrograde} size={sizes.retrograde} stroke="var(--muted)" />
      )}
    </>
  )
}

/** What runs beneath a glyph is kept off it. */
const Backing = ({ x, y, halfWidth, halfHeight }: Box) => (
  <rect
    {...roundPoint({ x: x - halfWidth - 1, y: y - halfHeight - 1 })}
    width={2 * halfWidth + 2}
    height={2 * halfHeight + 2}
    rx={3}
    fill="var(--ground)"
    stroke="none"
  />
)

const LIMB: Tick = { from: radii.degrees, to: radii.limb }

/** How far from its middle a finger still reaches a glyph, by the glyph's size: a target 24 pixels wide on a phone. */
const TOUCH = 2 / 3

/** Arrow keys walk round the zodiac, Home and End to its ends; Esc leaves. */
function walk(event: KeyboardEvent<SVGGElement>): void {
  const here = event.currentTarget
  if (event.key === 'Escape') here.blur()
  const goal = goalOf(event.key, here)
  if (!(goal instanceof SVGElement)) return
  event.preventDefault()
  goal.focus()
}

function goalOf(key: string, here: Element): Element | null | undefined {
  const ring = here.parentElement
  if (key === 'Home') return ring?.firstElementChild
  if (key === 'End') return ring?.lastElementChild
  if (key === 'ArrowRight' || key === 'ArrowDown') return here.nextElementSibling ?? ring?.firstElementChild
  if (key === 'ArrowLeft' || key === 'ArrowUp') return here.previousElementSibling ?? ring?.lastElementChild
}
