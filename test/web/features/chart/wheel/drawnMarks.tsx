import { renderToStaticMarkup } from 'react-dom/server'
import type { NatalChart } from '../../../../../shared/domain/chart.ts'
import { type Box, isOverlap } from '../../../../../web/features/chart/wheel/Box.ts'
import { glyphInk, type MarkName, markStrokes } from '../../../../../web/features/chart/wheel/glyphInk.ts'
import { Wheel } from '../../../../../web/features/chart/wheel/Wheel.tsx'

export const drawn = (chart: NatalChart): string =>
  renderToStaticMarkup(<Wheel chart={chart} shown={null} onShow={() => {}} />)

/** A glyph or a word of a drawing, and the room that it takes. */
export interface Mark extends Box {
  what: string
}

/** Every glyph and word of a drawing, read from its markup. */
export const marksIn = (markup: string): Mark[] => [...glyphsIn(markup), ...wordsIn(markup)]

/** The parts of each body of a drawing. */
export const bodiesIn = (markup: string): { planet: string; glyph: Mark; parts: Mark[] }[] =>
  markup
    .split('data-body="')
    .slice(1)
    .map((rest) => {
      const parts = marksIn(rest)
      return { planet: rest.slice(0, rest.indexOf('"')), glyph: parts[0]!, parts }
    })

/** Signs keep at least two and a half units of their 24-grid free on each side. */
const SIGN = [2.5, 2.5, 21.5, 21.5] as const

const glyphsIn = (markup: string): Mark[] =>
  [
    ...markup.matchAll(
      /<path d="([^"]+)" transform="translate\((\S+) (\S+)\) scale\((\S+)\) translate\((\S+) (\S+)\)/g,
    ),
  ].map(([, strokes, x, y, scale, awayX, awayY]) => {
    const name = Object.keys(glyphInk).find((mark) => markStrokes[mark as MarkName] === strokes) as MarkName | undefined
    const [left, top, right, bottom] = name ? glyphInk[name] : SIGN
    const [middleX, middleY] = [(left + right) / 2 + Number(awayX), (top + bottom) / 2 + Number(awayY)]
    return {
      what: name ?? 'sign',
      x: Number(x) + Number(scale) * middleX,
      y: Number(y) + Number(scale) * middleY,
      halfWidth: ((right - left) / 2) * Number(scale),
      halfHeight: ((bottom - top) / 2) * Number(scale),
    }
  })

/**
 * The boxes of words as browsers measure them, in the widest and tallest of the fonts that they are set in: figures
 * 0.64 em wide and half an em for the degree sign, and lines of 1.2 em.
 */
const wordsIn = (markup: string): Mark[] =>
  [...markup.matchAll(/<text x="(\S+)" y="(\S+)" dy="0.35em" font-size="(\S+)"[^>]*>([^<]+)</g)].map(
    ([, x, y, size, what = '']) => ({
      what,
      x: Number(x),
      y: Number(y),
      halfWidth: ([...what].reduce((sum, letter) => sum + (WIDTHS[letter] ?? 0.64), 0) * Number(size)) / 2,
      halfHeight: (1.2 * Number(size)) / 2,
    }),
  )

const WIDTHS: Record<string, number> = { '°': 0.5, M: 0.87, D: 0.78, C: 0.72, I: 0.3, A: 0.69 }

/** Pairs that share room. */
export const overlapsAmong = (marks: readonly Mark[]): string[] =>
  marks.flatMap((one, index) =>
    marks
      .slice(index + 1)
      .filter((other) => isOverlap(one, other, { x: 0, y: 0 }))
      .map((other) => `${one.what} at ${one.x} ${one.y} lies on ${other.what} at ${other.x} ${other.y}`),
  )
