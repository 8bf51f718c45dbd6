import { describe, expect, test } from 'vitest'
import { fitParts, isFit, paragraphsOf } from '../../../../../functions/domain/reading/almanac/fitParts.ts'
import type { Part, PartKind } from '../../../../../functions/domain/reading/almanac/Passage.ts'

const part = (kind: PartKind, text: string, isOptional = false): Part => ({ kind, text, isOptional })
const parts = [
  part('feels', 'one two three'),
  part('event', 'four five six'),
  part('why', 'seven eight'),
  part('picture', 'nine ten', true),
  part('bites', 'eleven twelve'),
  part('helps', 'thirteen', true),
]
const kindsIn = (most: number, kinds: PartKind[] = []) => fitParts(parts, { most, kinds }).map(({ kind }) => kind)

describe('parts without room for all', () => {
  test('lose nothing while they fit', () => {
    expect(kindsIn(13)).toEqual(parts.map(({ kind }) => kind))
  })

  test('lose the optional ones first, from the back', () => {
    expect(kindsIn(12)).toEqual(['feels', 'event', 'why', 'picture', 'bites'])
    expect(kindsIn(11)).toEqual(['feels', 'event', 'why', 'bites'])
  })

  test('then lose the kinds that may go, in their order, and nothing else', () => {
    expect(kindsIn(9, ['why', 'bites'])).toEqual(['feels', 'event', 'bites'])
    expect(kindsIn(1, ['why', 'bites'])).toEqual(['feels', 'event'])
    expect(kindsIn(1)).toEqual(['feels', 'event', 'why', 'bites'])
  })

  test('lose an optional one that would hedge a fourth time', () => {
    const hedging = [part('bites', 'It may, might and could be.'), part('helps', 'Perhaps it helps.', true)]

    expect(fitParts(hedging, { most: 99, kinds: [] })).toEqual(hedging.slice(0, 1))
  })
})

test('sentences fit together with three hedges, and the month of May is none', () => {
  expect(isFit(['It may be.', 'It might be.', 'It could be, until 4 May.'], 20)).toBe(true)
  expect(isFit(['It may be.', 'It might be.', 'It could be.', 'It can be.'], 20)).toBe(false)
  expect(isFit(['one two three'], 2)).toBe(false)
})

test('the first paragraph is the person and the sky, and the second how it goes in a life', () => {
  const all = [
    ...parts.slice(0, 2),
    part('stage', 'It begins.'),
    part('why', 'Why.'),
    part('natal', 'Yours.'),
    ...parts.slice(3),
  ]

  expect(paragraphsOf(all)).toEqual([
    'one two three four five six It begins. Why. Yours.',
    'nine ten eleven twelve thirteen',
  ])
  expect(paragraphsOf(parts.slice(0, 2))).toEqual(['one two three four five six'])
})

test('what stands before the event stays in the first paragraph', () => {
  expect(paragraphsOf([part('feels', 'A.'), part('helps', 'B.'), part('event', 'C.'), part('bites', 'D.')])).toEqual([
    'A. B. C.',
    'D.',
  ])
})
