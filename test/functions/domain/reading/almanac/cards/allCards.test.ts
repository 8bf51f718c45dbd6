import { expect, test } from 'vitest'
import { CARDS } from '../../../../../../functions/domain/reading/almanac/cards/allCards.ts'

const cards = CARDS.flat()

test('there are fourteen cards for each of the twelve parts of life', () => {
  expect(CARDS.map((part) => part.length)).toEqual(Array(12).fill(14))
})

const aheadOf = ({ steps, slip }: (typeof cards)[number]) => [...steps, slip]

test('no two cards have the same title, or the same thing to do or to do wrong', () => {
  const clauses = cards.flatMap(aheadOf)

  expect(new Set(cards.map(({ title }) => title)).size).toBe(cards.length)
  expect(new Set(clauses).size).toBe(clauses.length)
})

test('what can be done or done wrong goes into the middle of a sentence after to, in eleven words at most', () => {
  const odd = cards
    .flatMap(aheadOf)
    .filter((clause) => !/^[a-z][^.;:{}]*[\w"]$/.test(clause) || clause.split(' ').length > 11)

  expect(odd).toEqual([])
})

test('on days of love a card is told with the other person in it, once', () => {
  const scenes = cards.flatMap(({ withSomeone }) => withSomeone ?? [])

  expect(scenes.filter((scene) => scene.match(/\{someone\}/gi)?.length !== 1)).toEqual([])
})

test('each part of life has scenes with the other person for the days of Venus', () => {
  const told = CARDS.map((part) => part.filter(({ scene, withSomeone = scene }) => /\{someone\}/i.test(withSomeone)))

  expect(Math.min(...told.map(({ length }) => length))).toBeGreaterThanOrEqual(7)
})
