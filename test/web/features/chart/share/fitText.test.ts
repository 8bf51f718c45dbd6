import { expect, test } from 'vitest'
import { type Block, fitText } from '../../../../../web/features/chart/share/fitText.ts'
import type { Measure } from '../../../../../web/features/chart/share/Scene.ts'

/** Every letter is half as wide as it is high. */
const measure: Measure = (text, { size }) => [...text].length * size * 0.5

const aBlock = (text: string, changes: Partial<Block> = {}): Block => ({
  text,
  size: 40,
  face: 'serif',
  ink: 'text',
  ...changes,
})

const area = { width: 600, height: 400 }

const widthOf = ({ text, size, face }: { text: string; size: number; face: Block['face'] }) =>
  measure(text, { size, face })

test.each([5, 60, 400, 3000])('a text of %d words is whole, in its order and within its area', (count) => {
  const words = Array.from({ length: count }, (_, index) => `word${index}`)

  const { lines, height } = fitText([aBlock('A title', { isBalanced: true }), aBlock(words.join(' '))], area, measure)

  expect(lines.map(({ text }) => text).join(' ')).toBe(`A title ${words.join(' ')}`)
  expect(height).toBeLessThanOrEqual(area.height)
  expect(Math.max(...lines.map(({ y }) => y))).toBeLessThan(area.height)
  for (const line of lines) expect(widthOf(line), line.text).toBeLessThanOrEqual(area.width)
})

test('a text that has room keeps its size, and grows only as far as it may', () => {
  const sizesOf = (largest?: number) =>
    fitText([aBlock('Rest today.')], { ...area, ...(largest && { largest }) }, measure).lines.map(({ size }) => size)

  expect(sizesOf()).toEqual([40])
  expect(sizesOf(1.5)).toEqual([60])
})

test('a word that is wider than a line is broken, and not a letter of it is lost', () => {
  const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(3)

  const { lines } = fitText([aBlock(`On ${word} now`)], area, measure)

  expect(lines.map(({ text }) => text.replaceAll(' ', '')).join('')).toBe(`On${word}now`)
  for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(area.width)
})

test('lines of a title are of about one length', () => {
  const title = aBlock('What you do today is seen by one more', { isBalanced: true })

  const lengths = fitText([title], area, measure).lines.map(({ text }) => text.length)

  expect(lengths).toHaveLength(2)
  expect(Math.abs(lengths[0]! - lengths[1]!)).toBeLessThan(7)
})

test('of an empty text there is no line', () => {
  expect(fitText([aBlock('  ')], area, measure)).toEqual({ lines: [], height: 0 })
})
