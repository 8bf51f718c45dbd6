import type { DailyReading } from '../../../../shared/domain/reading.ts'
import { longDate } from '../../../lib/time/dates.ts'
import { spreadAngles } from '../wheel/spreadAngles.ts'
import { type Block, fitText, type Line } from './fitText.ts'
import type { FormatName } from './formats.ts'
import { ARIES, type Ring, type RingBody, ringMarks } from './ringMarks.ts'
import type { Measure, Scene } from './Scene.ts'

/** One of today or of an earlier day, which has no sky. */
export type SharedReading = Pick<DailyReading, 'date' | 'content'>

type Sky = DailyReading['content']['sky']

/**
 * A day's reading below, or beside, the sky of that day. It is the sky above everybody: the figure on the dashboard also
 * has the points of the chart and is turned to the Ascendant, which together give a birth away to the minute.
 */
export function readingScene(
  { date, content }: SharedReading,
  { format, measure, owner }: { format: FormatName; measure: Measure; owner: string | undefined },
): Scene {
  const { ring, text, size, largest } = PLACES[format]
  const blocks: Block[] = [
    { text: eyebrow(date, owner), size: size * 0.75, face: 'sans', ink: 'brass' },
    { text: content.title, size: size * 1.65, face: 'serif', ink: 'text', before: size * 0.4, isBalanced: true },
    ...content.content.split('\n\n').map((paragraph, index): Block => {
      return { text: paragraph, size, face: 'serif', ink: 'text', before: size * (index === 0 ? 0.9 : 0.6) }
    }),
    { text: content.advice, size, face: 'serif', ink: 'brass-strong', before: size * 0.7 },
  ]
  const { lines, height } = fitText(blocks, { ...text, largest }, measure)
  const top = text.y + (text.height - height) / 2
  const place = ({ text: words, block, y, ...look }: Line) => {
    const isCentred = format === 'story' && (block < 2 || lines.length <= FEW)
    const x = isCentred ? text.x + text.width / 2 : text.x
    return { ...look, text: words, x, y: top + y, align: isCentred ? ('center' as const) : ('left' as const) }
  }
  return [...ringMarks(ring, bodiesOf(content.sky)), ...lines.map(place)]
}

export const eyebrow = (date: DailyReading['date'], owner: string | undefined): string =>
  `${owner ? `${owner}’s guidance` : 'Guidance'} · ${longDate(date)}`

/** So few lines are set in the middle, as a motto is. */
const FEW = 8

interface Place {
  ring: Ring
  text: { x: number; y: number; width: number; height: number }
  size: number
  /** How much larger a short reading may be. */
  largest: number
}

const PLACES: Record<FormatName, Place> = {
  story: {
    ring: { middle: { x: 540, y: 410 }, radius: 235 },
    text: { x: 120, y: 690, width: 840, height: 910 },
    size: 44,
    largest: 1.6,
  },
  card: {
    ring: { middle: { x: 954, y: 276 }, radius: 166 },
    text: { x: 76, y: 72, width: 660, height: 424 },
    size: 30,
    largest: 1.3,
  },
}

/** Readings of earlier releases have no sky. */
function bodiesOf(sky: Sky): RingBody[] {
  const bodies = sky?.bodies ?? []
  const exact = bodies.map(({ longitude }) => ARIES + longitude)
  const angles = spreadAngles(exact, GAP)
  return bodies.map(({ planet }, index) => ({
    planet,
    angle: angles[index]!,
    exact: exact[index]!,
    distance: 0.68,
    size: 0.125,
  }))
}

/** In degrees, so that neighbours do not touch. */
const GAP = 13
