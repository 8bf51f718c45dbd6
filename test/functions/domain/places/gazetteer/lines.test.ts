import { expect, test } from 'vitest'
import { firstFrom, type Lines, lineAt, packLines } from '../../../../../functions/domain/places/gazetteer/lines.ts'

function linesOf(texts: string[]): Lines {
  const [text, ends] = packLines(texts)
  return { text: Buffer.from(text), ends: new Uint32Array(Uint8Array.from(ends).buffer), reads: { left: 100 } }
}

const names = ['aachen', 'köln', 'lörrach', 'zürich']

test('texts come back as they were, also those with letters of several bytes, and each read is counted', () => {
  const lines = linesOf(names)

  expect(names.map((_, index) => lineAt(lines, index))).toEqual(names)
  expect(lines.reads.left).toBe(96)
})

test.each([
  ['a', 0],
  ['aachen', 0],
  ['aachen-west', 1],
  ['köln', 1],
  ['l', 2],
  ['zürich', 3],
  ['zürich-west', 4],
])('the first that is not before %s is at %i', (text, index) => {
  expect(firstFrom(linesOf(names), text)).toBe(index)
})

test('a search between two indexes leaves the others alone', () => {
  expect(firstFrom(linesOf(names), 'a', 2)).toBe(2)
  expect(firstFrom(linesOf(names), 'zz', 0, 2)).toBe(2)
  expect(firstFrom(linesOf([]), 'a')).toBe(0)
})
