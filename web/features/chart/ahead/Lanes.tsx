import { DAY, type EpochSeconds, secondsOf } from '../../../../shared/domain/time.ts'
import type { TransitEvent } from '../../../../shared/domain/transits.ts'
import { glyphPaths } from '../glyphs/glyphPaths.ts'
import { aspectLook } from '../wheel/aspectLook.ts'
import styles from './ahead.module.css'
import { type Bar, type Lane, type LaneKind, type LaneName, MARK } from './layoutLanes.ts'

interface Props {
  lanes: readonly Lane[]
  by: LaneKind
  from: EpochSeconds
  to: EpochSeconds
  now: EpochSeconds
  width: number
  /** How much of the width the names take. */
  label: number
  says: string
}

/** In pixels. */
const [HEAD, ROW, GAP] = [28, 18, 10]

export function Lanes({ lanes, by, from, to, now, width, label, says }: Props) {
  const plot = width - label
  const xOf = (at: EpochSeconds) => ((at - from) / (to - from)) * plot
  let top = HEAD
  const placed = lanes.map((lane) => {
    const y = top
    top += lane.rows * ROW + GAP
    return { lane, y }
  })
  const height = Math.max(top, HEAD + 60)
  return (
    <svg
      className={styles.lanes}
      role="img"
      aria-label={says}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily="Arial, sans-serif"
      fontSize="11"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {placed.map(({ lane, y }) => (
        <g key={lane.name}>
          <path stroke="var(--line)" d={`M0 ${y - GAP / 2}H${width}`} />
          <LaneLabel name={lane.name} y={y + ROW / 2} />
        </g>
      ))}
      {/* Only cuts off what is outside of it. */}
      <svg role="presentation" x={label} width={Math.max(plot, 0)} height={height}>
        {ticksOf(from, to).map(({ at, text }) => (
          <g key={at}>
            <path stroke="var(--line)" d={`M${xOf(at).toFixed(1)} 0V${height}`} />
            <text fill="var(--muted)" x={xOf(at) + 4} y="13">
              {text}
            </text>
          </g>
        ))}
        {now > from && now < to && (
          <path stroke="var(--brass)" strokeWidth="1.5" d={`M${xOf(now).toFixed(1)} 0V${height}`} />
        )}
        {placed.map(({ lane, y }) =>
          lane.bars.map((bar) => <BarMark key={bar.event.id} bar={bar} by={by} y={y + bar.row * ROW + ROW / 2} />),
        )}
      </svg>
    </svg>
  )
}

/** Glyphs where there are some. */
function LaneLabel({ name, y }: { name: LaneName; y: number }) {
  const glyph = name === 'Ascendant' ? glyphPaths.Rising : name in glyphPaths && glyphPaths[name as 'Sun']
  if (!glyph)
    return (
      <text fill="var(--muted)" x="2" y={y + 4}>
        {name === 'Sky' ? 'Sky' : 'MC'}
      </text>
    )
  return <path stroke="var(--text)" strokeWidth="1.6" d={glyph} transform={`translate(4 ${y - 10}) scale(.83)`} />
}

function BarMark({ bar, by, y }: { bar: Bar; by: LaneKind; y: number }) {
  const { event, begin, end, exact } = bar
  const { ink, fill, mark } = LOOKS[toneOf(event)]
  const name = nameOf(event, by)
  // What is drawn is cut off at the left: the name stays in sight.
  const start = Math.max(begin, 0)
  const isNamed = end - start > name.length * 6.2 + 14
  const free = freePlace(exact, [start, end], name.length * 6.2)
  return (
    <g className={styles.bar} data-event={event.id} stroke={ink} strokeWidth="1.25">
      <title>{event.title}</title>
      <rect
        x={begin - MARK}
        y={y - ROW / 2}
        width={end - begin + 2 * MARK}
        height={ROW}
        fill="transparent"
        stroke="none"
      />
      {end > begin && (
        <path
          d={`M${begin.toFixed(1)} ${y}H${end.toFixed(1)}M${begin.toFixed(1)} ${y - 3}v6M${end.toFixed(1)} ${y - 3}v6`}
        />
      )}
      {exact.map((x) => (
        <path key={x} fill={fill} strokeWidth="1.5" d={mark} transform={`translate(${x.toFixed(1)} ${y})`} />
      ))}
      {isNamed && free !== undefined && (
        <text fill="var(--muted)" stroke="none" x={free} y={y - 4}>
          {name}
        </text>
      )}
    </g>
  )
}

/** The first place on a bar where a name meets no mark. */
function freePlace(exact: readonly number[], [start, end]: readonly [number, number], length: number) {
  const starts = [start + 4, ...exact.map((x) => x + MARK + 3)]
  return starts.find((x) => x + length < end && exact.every((mark) => mark + MARK < x || mark - MARK > x + length))
}

type Tone = 'joined' | 'easy' | 'tense' | 'sky'

function toneOf({ aspect }: TransitEvent): Tone {
  if (!aspect) return 'sky'
  const { tone } = aspectLook[aspect]
  return tone === 'hard' ? 'tense' : (tone ?? 'joined')
}

/** Marks each of its own shape, since colours alone tell nothing to some. */
const LOOKS: Record<Tone, { ink: string; fill: string; mark: string }> = {
  joined: { ink: 'var(--text)', fill: 'var(--text)', mark: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z' },
  easy: { ink: 'var(--easy)', fill: 'var(--ground)', mark: 'M-3.5 3 0-4 3.5 3Z' },
  tense: { ink: 'var(--hard)', fill: 'var(--hard)', mark: 'M-3.5-3.5h7v7h-7Z' },
  sky: { ink: 'var(--brass)', fill: 'var(--ground)', mark: 'M0-4.5 4.5 0 0 4.5-4.5 0Z' },
}

/** What the lane does not say. */
const nameOf = ({ body, point }: TransitEvent, by: LaneKind): string => (by === 'body' ? (point ?? '') : body)

/** The begins of months or, in a month, of weeks. */
function ticksOf(from: EpochSeconds, to: EpochSeconds): { at: EpochSeconds; text: string }[] {
  const isShort = to - from < 40 * DAY
  const day = new Date(from * 1000)
  const ticks = []
  for (day.setDate(isShort ? day.getDate() + ((8 - day.getDay()) % 7) : 1); day.getTime() / 1000 < to; ) {
    const at = secondsOf(day)
    if (at >= from) ticks.push({ at, text: format(day, isShort) })
    if (isShort) day.setDate(day.getDate() + 7)
    else day.setMonth(day.getMonth() + 1)
  }
  return ticks
}

const format = (day: Date, isShort: boolean) =>
  day.toLocaleDateString('en-US', isShort ? { month: 'short', day: 'numeric' } : { month: 'short' })
