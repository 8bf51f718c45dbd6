import { type Block, fitText } from '../../features/chart/share/fitText.ts'
import type { Scene } from '../../features/chart/share/Scene.ts'
import { measureWidely, SceneDrawing } from './SceneDrawing.tsx'

interface Props {
  paragraphs: readonly string[]
  width: number
  height: number
}

/** The beginning of a letter on its sheet: all that is for the day itself. */
export function LetterDrawing({ paragraphs: [scope, title, ...rest], width, height }: Props) {
  const blocks: Block[] = [
    { text: scope!, size: 11, face: 'sans', ink: 'muted' },
    { text: title!, size: 22, face: 'serif', ink: 'text', before: 6 },
    ...rest.slice(0, PARAGRAPHS).map((text): Block => ({ text, size: 13, face: 'serif', ink: 'text', before: 9 })),
    { text: rest[PARAGRAPHS]!, size: 13, face: 'serif', ink: 'brass', before: 9 },
  ]
  const area = { width: width - 2 * MARGIN, height: height - 2 * MARGIN, largest: 1.3 }
  const { lines } = fitText(blocks, area, measureWidely)
  const scene: Scene = [
    { path: `M.5.5H${width - 0.5}V${height - 0.5}H.5Z`, ink: 'line-strong', width: 1 },
    ...lines.map((line) => ({ ...line, x: MARGIN, y: MARGIN + line.y, align: 'left' as const })),
  ]
  return <SceneDrawing scene={scene} width={width} height={height} />
}

const MARGIN = 28
/** Before the act of the day. */
const PARAGRAPHS = 3
