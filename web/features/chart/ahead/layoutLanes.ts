import { PLANETS, type Planet } from '../../../../shared/domain/chart.ts'
import type { NatalPoint } from '../../../../shared/domain/daySky.ts'
import { type EpochSeconds, secondsOf } from '../../../../shared/domain/time.ts'
import type { TransitEvent } from '../../../../shared/domain/transits.ts'

/** What has a lane of its own: what moves, or what it meets in the chart. */
export type LaneKind = 'body' | 'point'
export type LaneName = Planet | NatalPoint | 'Sky'

/** An event in its lane. Places in pixels from the left. */
export interface Bar {
  event: TransitEvent
  row: number
  begin: number
  end: number
  exact: number[]
}

export interface Lane {
  name: LaneName
  rows: number
  bars: Bar[]
}

interface Frame {
  from: EpochSeconds
  to: EpochSeconds
  width: number
}

/** The lanes that have something in the frame, each with as many rows as it takes to keep its events apart. */
export function layoutLanes(events: readonly TransitEvent[], by: LaneKind, frame: Frame): Lane[] {
  const lanes = new Map<LaneName, Lane>()
  for (const event of events) {
    const bar = barOf(event, frame)
    if (bar.end < 0 || bar.begin > frame.width) continue
    const name = laneOf(event, by)
    const lane = lanes.get(name) ?? { name, rows: 0, bars: [] }
    lanes.set(name, lane)
    lane.bars.push(placed(bar, lane))
    lane.rows = Math.max(lane.rows, bar.row + 1)
  }
  return [...lanes.values()].sort((one, other) => ORDER.indexOf(one.name) - ORDER.indexOf(other.name))
}

const ORDER: readonly LaneName[] = [...PLANETS, 'Ascendant', 'Midheaven', 'Sky']

/** What meets no point of the chart is of the sky alone. */
const laneOf = ({ kind, body, point }: TransitEvent, by: LaneKind): LaneName =>
  by === 'body' ? body : kind === 'contact' && point ? point : 'Sky'

/** Whether an event lasts: the others are a moment, whatever follows from it. */
export const lasts = ({ kind }: TransitEvent): boolean => kind === 'contact'

function barOf(event: TransitEvent, { from, to, width }: Frame): Bar {
  const at = (iso: string) => ((secondsOf(new Date(iso)) - from) / (to - from)) * width
  const exact = event.exact.map(at)
  const [begin, end] = lasts(event) ? [at(event.begins), at(event.ends)] : [exact[0]!, exact[0]!]
  return { event, row: 0, begin, end, exact: exact.filter((x) => x >= 0 && x <= width) }
}

/** Into the first row that is free there. */
function placed(bar: Bar, { bars }: Lane): Bar {
  const [left, right] = [bar.begin - MARK, bar.end + MARK]
  const isTaken = (row: number) =>
    bars.some((other) => other.row === row && other.begin - MARK < right && other.end + MARK > left)
  while (isTaken(bar.row)) bar.row += 1
  return bar
}

/** Half the width of the mark of an exact moment, in pixels. */
export const MARK = 4
