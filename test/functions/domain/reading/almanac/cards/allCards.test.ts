import { expect, test } from 'vitest'
import { CARDS } from '../../../../../../functions/domain/reading/almanac/cards/allCards.ts'
import { countWords, MOST_WORDS } from '../../../../../../functions/domain/reading/compose/readingRules.ts'
import { SOMEONE } from '../../../../../../functions/domain/reading/pieces/someone.ts'

const cards = CARDS.flat()

test('there are fourteen cards for each of the twelve parts of life', () => {
  expect(CARDS.map((part) => part.length)).toEqual(Array(12).fill(14))
})

test('no two cards have the same title', () => {
  expect(new Set(cards.map(({ title }) => title)).size).toBe(cards.length)
})

test('on days of love a card is told with the other person in it, once', () => {
  const scenes = cards.flatMap(({ withSomeone }) => withSomeone?.scene ?? [])

  expect(scenes.filter((scene) => scene.match(/\{someone\}/gi)?.length !== 1)).toEqual([])
})

test('the other person takes part in what comes of the scene, and is neither named again nor called he or she', () => {
  const turns = cards.flatMap(({ withSomeone }) => Object.values(withSomeone?.turn ?? {}))
  const isWithout = (turn: string) => !/\b(they|them|theirs?|they'\w+)\b/i.test(turn)

  expect(turns.filter((turn) => isWithout(turn.join(' ')))).toEqual([])
  expect(turns.flat().filter((text) => /\{|\b(he|him|his|she|hers?)\b/i.test(text))).toEqual([])
})

test('a turn with the other person is about as long as one without', () => {
  const texts = cards.flatMap(({ withSomeone }) => Object.values(withSomeone?.turn ?? {}).flat())

  expect(texts.filter((text) => text.split(' ').length > 20)).toEqual([])
})

test('a scene is no longer than a sentence may be, in whatever words the other person is named', () => {
  const scenes = cards.flatMap(({ scene, withSomeone }) => [scene, withSomeone?.scene ?? scene])
  const longest = (text: string) =>
    Math.max(
      ...Object.values(SOMEONE).flatMap((ways) => ways.map((words) => countWords(text.replace(/\{someone\}/i, words)))),
    )

  expect(scenes.filter((scene) => longest(scene) > MOST_WORDS)).toEqual([])
})

test('each part of life has scenes with the other person for the days of Venus', () => {
  const told = CARDS.map((part) =>
    part.filter(({ scene, withSomeone }) => /\{someone\}/i.test(withSomeone?.scene ?? scene)),
  )

  expect(Math.min(...told.map(({ length }) => length))).toBeGreaterThanOrEqual(7)
})

test('a subject is that of two cards at least, and of no more than half of a part of life', () => {
  const subjects = cards.flatMap(({ subject }) => subject ?? [])
  const shares = CARDS.flatMap((part) => subjects.map((each) => part.filter(({ subject }) => subject === each).length))

  expect(subjects.filter((each) => subjects.indexOf(each) === subjects.lastIndexOf(each))).toEqual([])
  expect(Math.max(...shares)).toBeLessThanOrEqual(7)
})

test('a card says of every tone what its day is like', () => {
  const silent = cards.filter(({ forecast, easy, tense }) => !forecast && !(easy.today && tense.today))

  expect(silent).toEqual([])
})
