import { renderToStaticMarkup } from 'react-dom/server'
import type { NatalChart } from '../../../../../shared/domain/chart.ts'
import { Wheel } from '../../../../../web/features/chart/wheel/Wheel.tsx'

export const drawn = (chart: NatalChart): string =>
  renderToStaticMarkup(<Wheel chart={chart} shown={null} onShow={() => {}} />)

/** The room that a glyph or a word takes: its middle and half its size, in the wheel's units. */
export interface Mark {
  what: string
  x: number
  y: number
  halfWidth: number
  halfHeight: number
}

/** Every glyph and word of a drawing, read from its markup. */
export const marksIn = (markup: string): Mark[] => [...glyphsIn(markup), ...wordsIn(markup)]

/** Glyphs keep about three units of their 24-grid free on each side. */
const glyphsIn = (markup: string): Mark[] =>
  [...markup.matchAll(/<path d="([^"]+)" transform="translate\((\S+) (\S+)\) scale\((\S+)\)/g)].map(
    ([, what = '', x, y, scale]) => {
      const half = 9 * Number(scale)
      return { what, x: Number(x), y: Number(y), halfWidth: half, halfHeight: half }
    },
  )

/** Figures and capitals as the widest of common sans fonts draws them: 0.64 em each, half an em for the degree sign. */
const wordsIn = (markup: string): Mark[] =>
  [...markup.matchAll(/<text x="(\S+)" y="(\S+)" dy="0.35em" font-size="(\S+)"[^>]*>([^<]+)</g)].map(
    ([, x, y, size, what = '']) => {
      const letters = what.replace('°', '').length * 0.64 + (what.includes('°') ? 0.5 : 0)
      return {
        what,
        x: Number(x),
        y: Number(y),
        halfWidth: (letters * Number(size)) / 2,
        halfHeight: (0.73 * Number(size)) / 2,
      }
    },
  )

/** Pairs that share room. */
export const overlapsAmong = (marks: readonly Mark[]): string[] =>
  marks.flatMap((one, index) =>
    marks
      .slice(index + 1)
      .filter(
        (other) =>
          Math.abs(one.x - other.x) < one.halfWidth + other.halfWidth &&
          Math.abs(one.y - other.y) < one.halfHeight + other.halfHeight,
      )
      .map((other) => `${one.what} at ${one.x} ${one.y} lies on ${other.what} at ${other.x} ${other.y}`),
  )
