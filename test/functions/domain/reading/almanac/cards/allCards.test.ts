import { expect, test } from 'vitest'
import { CARDS } from '../../../../../../functions/domain/reading/almanac/cards/allCards.ts'

const cards = CARDS.flat()

test('there are fourteen cards for each of the twelve parts of life', () => {
  expect(CARDS.map((part) => part.length)).toEqual(Array(12).fill(14))
})

test('no two cards have the same title, or the same words for what they are about', () => {
  expect(new Set(cards.map(({ title }) => title)).size).toBe(cards.length)
  expect(new Set(cards.map(({ thing }) => thing)).size).toBe(cards.length)
})

test('what a card is about goes into the middle of any sentence, in five words at most', () => {
  const odd = cards.map(({ thing }) => thing).filter((thing) => !/^[a-z][\w'-]*( [\w'-]+){1,4}$/.test(thing))

  expect(odd).toEqual([])
})
