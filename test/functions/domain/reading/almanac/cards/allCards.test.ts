import { expect, test } from 'vitest'
import { CARDS } from '../../../../../../functions/domain/reading/almanac/cards/allCards.ts'

const cards = CARDS.flat()

test('there are fourteen cards for each of the twelve parts of life', () => {
  expect(CARDS.map((part) => part.length)).toEqual(Array(12).fill(14))
})

test('no two cards have the same title', () => {
  expect(new Set(cards.map(({ title }) => title)).size).toBe(cards.length)
})

test('on days of love a card is told with the other person in it, once', () => {
  const scenes = cards.flatMap(({ withSomeone }) => withSomeone ?? [])

  expect(scenes.filter((scene) => scene.match(/\{someone\}/gi)?.length !== 1)).toEqual([])
})

test('each part of life has scenes with the other person for the days of Venus', () => {
  const told = CARDS.map((part) => part.filter(({ scene, withSomeone = scene }) => /\{someone\}/i.test(withSomeone)))

  expect(Math.min(...told.map(({ length }) => length))).toBeGreaterThanOrEqual(7)
})
