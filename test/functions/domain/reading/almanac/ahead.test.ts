import { expect, test } from 'vitest'
import { CARDS } from '../../../../../functions/domain/reading/almanac/cards/allCards.ts'
import { countWords, FILLER } from '../../../../../functions/domain/reading/compose/readingRules.ts'
import { ends } from '../../../../../functions/domain/reading/frames/ends.ts'
import { relations, seconds } from '../../../../../functions/domain/reading/frames/seconds.ts'
import { timings } from '../../../../../functions/domain/reading/frames/timings.ts'

const clauses = CARDS.flat().flatMap(({ joined, easy, tense, again }) => [
  joined.after,
  easy.after,
  tense.after,
  again.easy,
  again.tense,
])

const textsIn = (pieces: unknown): string[] =>
  typeof pieces === 'string' ? [pieces] : Object.values(pieces as object).flatMap(textsIn)

test('no scene goes on as another one does', () => {
  expect(clauses.filter((text, index) => clauses.indexOf(text) !== index)).toEqual([])
})

test('how a scene goes on is a clause that ends a sentence, and leaves the day to it', () => {
  expect(clauses.filter((text) => !/^(?:["a-z0-9]|[A-Z]{2,})[^.:;]*[a-zA-Z0-9"?!]$/.test(text))).toEqual([])
  expect(clauses.filter((text) => DATE.test(text))).toEqual([])
})
const DATE =
  /[{}]|\b(to(day|night|morrow)|yesterday|(this|next|last) (morning|afternoon|evening|night|week|month|year)|by then|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/

test('the longest clause leaves room for its frame, and none has filler', () => {
  expect(clauses.filter((text) => countWords(text) > 15)).toEqual([])
  expect(clauses.filter((text) => FILLER.test(text))).toEqual([])
})

test('every sentence about the days ahead tells a date and goes on from the scene', () => {
  const frames = textsIn([ends, seconds, relations, timings])

  expect(frames.filter((frame) => !/\{\w*(Day|On|When|End)\}/.test(frame))).toEqual([])
  expect(frames.filter((frame) => !/\{(after|again)\}/.test(frame))).toEqual([])
})
