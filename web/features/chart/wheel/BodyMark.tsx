import type { KeyboardEvent } from 'react'
import type { WheelBody } from './layoutWheel.ts'
import { pointAt } from './pointAt.ts'
import { Ray } from './Ray.tsx'
import { radii } from './radii.ts'
import { WheelGlyph } from './WheelGlyph.tsx'
import { WheelText } from './WheelText.tsx'

interface Props {
  body: WheelBody
  name: string
  isShown: boolean
  isDim: boolean
  /** The one that the Tab key reaches; arrow keys reach the others. */
  isEntry: boolean
  onShow: (isShown: boolean) => void
}

/** A body that can be reached, at its degree. */
export const BodyMark = ({ body, name, isShown, isDim, isEntry, onShow }: Props) => (
  <g
    role="option"
    aria-label={name}
    aria-selected={isShown}
    tabIndex={isEntry ? 0 : -1}
    opacity={isDim ? 0.25 : 1}
    cursor="pointer"
    onFocus={() => onShow(true)}
    onBlur={() => onShow(false)}
    onClick={(event) => event.currentTarget.focus()}
    onKeyDown={walk}
  >
    <Ray angle={body.shown} from={radii.houses} to={radii.degrees} stroke="transparent" strokeWidth={24} />
    <Drawing body={body} isShown={isShown} />
  </g>
)

/** A tick at the true place, the glyph where it has room, the degree below. */
function Drawing({ body, isShown }: Pick<Props, 'body' | 'isShown'>) {
  const { planet, angle, shown, degree, retrograde } = body
  const at = pointAt(radii.glyph, shown)
  const [true1, true2, near] = [
    pointAt(radii.degrees, angle),
    pointAt(radii.degrees - 2.5, angle),
    pointAt(radii.leader, shown),
  ]
  return (
    <>
      <path d={`M${true1.x} ${true1.y}L${true2.x} ${true2.y}L${near.x} ${near.y}`} stroke="var(--muted)" />
      <circle cx={at.x} cy={at.y} r={11} fill="var(--ground)" stroke="none" />
      {isShown && <circle cx={at.x} cy={at.y} r={13} stroke="var(--brass-strong)" strokeWidth={1.5} />}
      <WheelGlyph of={planet} at={at} size={21} stroke="var(--text)" />
      <WheelText radius={radii.label} angle={shown} size={13}>
        {`${degree}°`}
      </WheelText>
      {retrograde && (
        <WheelGlyph of="retrograde" at={pointAt(radii.retrograde, shown)} size={9} stroke="var(--muted)" />
      )}
    </>
  )
}

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
