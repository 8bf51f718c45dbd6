import { expect, test } from 'vitest'
import { packIndex, sortByEnd } from '../../../../../functions/data/build/gazetteer/packIndex.ts'
import { MOST_OF_START, NO_REF } from '../../../../../functions/domain/places/gazetteer/nameIndex.ts'

const numbersOf = (section: Uint8Array) => Array.from(new Uint32Array(Uint8Array.from(section).buffer))

test('names are sorted, and the references of one name rise', () => {
  const { names, sections } = packIndex(
    [
      { name: 'b', ref: 4 },
      { name: 'a', ref: 100 },
      { name: 'a', ref: 9 },
    ],
    () => 1,
  )

  expect(names).toEqual(['a', 'a', 'b'])
  expect(numbersOf(sections[2]!)).toEqual([9, 100, 4])
})

test('a common start holds the likeliest rows, each once', () => {
  const names = Array.from({ length: MOST_OF_START + 1 }, (_, row) => ({ name: `a${row}`, ref: row * 4 }))
  const { sections } = packIndex([...names, { name: 'ab', ref: 5 * 4 + 1 }], (ref) => ref % 40)

  const likeliest = numbersOf(sections.at(-1)!).slice(0, MOST_OF_START)

  expect(likeliest.map((ref) => ref % 40)).toEqual(likeliest.map((ref) => ref % 40).sort((a, b) => b - a))
  expect(new Set(likeliest.map((ref) => ref >>> 2)).size).toBe(MOST_OF_START)
  expect(likeliest).toContain(5 * 4 + 1)
  expect(likeliest).not.toContain(5 * 4)
})

test('where fewer rows share a common start, the rest is marked', () => {
  const names = Array.from({ length: MOST_OF_START + 1 }, (_, index) => ({ name: `a${index}`, ref: index % 2 }))
  const { sections } = packIndex(names, () => 1)

  expect(numbersOf(sections.at(-1)!).slice(0, 3)).toEqual([0, NO_REF, NO_REF])
})

test('names are sorted from their ends, each once, without those that no slip is looked for in', () => {
  expect(sortByEnd(['bath', 'bath', 'köln', 'leeds', 'rom', 'york'])).toEqual([0, 5, 3])
})
