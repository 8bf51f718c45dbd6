import { expect, test } from 'vitest'
import { firstFrom, lineAt, packLines } from '../../../../../functions/domain/places/gazetteer/lines.ts'
import { packSections, unpackSections } from '../../../../../functions/domain/places/gazetteer/sections.ts'

test('what was packed is read back, aligned for numbers', () => {
  const file = packSections([Buffer.from('odd'), new Uint8Array(0), Buffer.from('東京')])

  const sections = unpackSections(file)

  expect(sections.map(String)).toEqual(['odd', '', '東京'])
  expect(sections.every((section) => (section.byteOffset - file.byteOffset) % 4 === 0)).toBe(true)
})

test('sorted lines are found by their beginning', () => {
  const [text, ends] = packLines(['athens', 'bath', 'köln', '東京'])
  const lines = { text: Buffer.from(text), ends: new Uint32Array(Uint8Array.from(ends).buffer), reads: { left: 0 } }

  expect(lineAt(lines, 2)).toBe('köln')
  expect(firstFrom(lines, 'bath')).toBe(1)
  expect(firstFrom(lines, 'c')).toBe(2)
  expect(firstFrom(lines, '龍')).toBe(4)
})
