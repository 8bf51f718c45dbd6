import type { Measure, Scene } from '../../features/chart/share/Scene.ts'

interface Props {
  scene: Scene
  width: number
  height: number
}

/** A scene of the pictures to share as SVG. */
export const SceneDrawing = ({ scene, width, height }: Props) => (
  <svg viewBox={`0 0 ${width} ${height}`} strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
    {scene.map((mark) =>
      'path' in mark ? <Stroke key={JSON.stringify(mark)} {...mark} /> : <Line key={JSON.stringify(mark)} {...mark} />,
    )}
  </svg>
)

type Mark = Scene[number]
type Strokes = Extract<Mark, { path: string }>
type Words = Extract<Mark, { text: string }>

const Stroke = ({ path, ink, x = 0, y = 0, scale = 1, width }: Strokes) => (
  <path
    d={path}
    transform={`translate(${x} ${y}) scale(${scale})`}
    {...(width === undefined
      ? { fill: `var(--${ink})` }
      : { fill: 'none', stroke: `var(--${ink})`, strokeWidth: width / scale })}
  />
)

const Line = ({ text, x, y, size, face, ink, align }: Words) => (
  <text
    x={x}
    y={y}
    fontSize={size}
    fontFamily={FACES[face]}
    fill={`var(--${ink})`}
    textAnchor={{ left: 'start' as const, center: 'middle' as const, right: 'end' as const }[align]}
  >
    {text}
  </text>
)

/** A file that stands alone has the fonts of the device. */
const FACES = { serif: 'Georgia, Times New Roman, serif', sans: 'system-ui, Arial, sans-serif' }

/** No build has a canvas to measure on: no such font is wider on average. */
export const measureWidely: Measure = (text, { size }) => text.length * size * 0.56
