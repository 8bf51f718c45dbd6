import type { Face, Ink, Measure } from './Scene.ts'

export interface Block {
  text: string
  size: number
  face: Face
  ink: Ink
  /** The space above it. */
  before?: number
  /** Lines of about one length, for titles. */
  isBalanced?: boolean
}

export interface Line extends Pick<Block, 'text' | 'size' | 'face' | 'ink'> {
  /** The baseline, from the top of the first block. */
  y: number
  /** The block it is of. */
  block: number
}

interface Area {
  width: number
  height: number
  /** How many times its own size the text may have where there is room. */
  largest?: number
}

/** Wraps text into an area, and makes all of it smaller until it fits: nothing is ever cut. */
export function fitText(blocks: readonly Block[], area: Area, measure: Measure): { lines: Line[]; height: number } {
  for (let scale = area.largest ?? 1; ; scale *= SHRINK) {
    const text = setText(blocks, { width: area.width, scale }, measure)
    if (text.height <= area.height) return text
  }
}

function setText(blocks: readonly Block[], { width, scale }: { width: number; scale: number }, measure: Measure) {
  const lines: Line[] = []
  let height = 0
  blocks.forEach(({ text, face, ink, before = 0, isBalanced, ...block }, index) => {
    const size = block.size * scale
    const widthOf = (part: string) => measure(part, { size, face })
    if (index > 0) height += before * scale
    for (const line of isBalanced ? balance(text, width, widthOf) : wrap(text, width, widthOf)) {
      lines.push({ text: line, size, face, ink, block: index, y: height + size * ASCENT })
      height += size * (isBalanced ? TIGHT : LEADING)
    }
  })
  return { lines, height }
}

/** As many lines as the full width makes, none much shorter than the others. */
function balance(text: string, width: number, widthOf: (part: string) => number): string[] {
  const lines = wrap(text, width, widthOf)
  for (let narrower = width * SHRINK; narrower > width / 2; narrower *= SHRINK) {
    const next = wrap(text, narrower, widthOf)
    if (next.length > lines.length) break
    lines.splice(0, lines.length, ...next)
  }
  return lines
}

/** Breaks at spaces, and within a word only where the word is wider than a line. */
function wrap(text: string, width: number, widthOf: (part: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  const add = (part: string, space: string) => {
    const longer = line + space + part
    if (line === '' || widthOf(longer) <= width) line = line === '' ? part : longer
    else {
      lines.push(line)
      line = part
    }
  }
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (widthOf(word) <= width) add(word, ' ')
    else for (const [index, letter] of [...word].entries()) add(letter, index === 0 ? ' ' : '')
  }
  return line === '' ? lines : [...lines, line]
}

const SHRINK = 0.96
const LEADING = 1.42
const TIGHT = 1.16
const ASCENT = 0.95
