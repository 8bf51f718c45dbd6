import type { Face, Ink, Measure, Scene, Strokes, Words } from './Scene.ts'

/** Draws on a canvas that already has the size of the format. */
export function drawScene(context: CanvasRenderingContext2D, scene: Scene, colours: Record<Ink, string>): void {
  for (const mark of scene) {
    context.save()
    context.fillStyle = context.strokeStyle = colours[mark.ink]
    if ('path' in mark) drawStrokes(context, mark)
    else drawWords(context, mark)
    context.restore()
  }
}

/** How wide this canvas draws a text. */
export const measureOn =
  (context: CanvasRenderingContext2D): Measure =>
  (text, { size, face }) => {
    context.font = fontOf(size, face)
    return context.measureText(text).width
  }

function drawStrokes(context: CanvasRenderingContext2D, { path, x = 0, y = 0, scale = 1, width }: Strokes): void {
  context.translate(x, y)
  context.scale(scale, scale)
  if (width === undefined) context.fill(new Path2D(path))
  else strokeLine(context, path, width / scale)
}

function strokeLine(context: CanvasRenderingContext2D, path: string, width: number): void {
  context.lineWidth = width
  context.lineCap = context.lineJoin = 'round'
  context.stroke(new Path2D(path))
}

function drawWords(context: CanvasRenderingContext2D, { text, x, y, size, face, align }: Words): void {
  context.font = fontOf(size, face)
  context.textAlign = align
  context.fillText(text, x, y)
}

const fontOf = (size: number, face: Face) => `${size}px ${FACES[face]}`

/** A canvas knows no variables: these are the theme's own. */
const FACES: Record<Face, string> = {
  serif: '"Old Standard", "Times Adjusted", "DejaVu Serif Adjusted", serif',
  sans: 'system-ui, sans-serif',
}
