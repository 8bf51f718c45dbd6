import { expect, test } from 'vitest'
import { CARDS } from '../../../../../functions/domain/reading/almanac/cards/allCards.ts'
import { countWords, FILLER } from '../../../../../functions/domain/reading/compose/readingRules.ts'
import { ends } from '../../../../../functions/domain/reading/frames/ends.ts'
import { relations, seconds } from '../../../../../functions/domain/reading/frames/seconds.ts'
import { timings } from '../../../../../functions/domain/reading/frames/timings.ts'

const uses = CARDS.flat().flatMap(({ joined, easy, tense }) => [joined.use, easy.use, tense.use])
const afters = CARDS.flat().flatMap(({ joined, easy, tense }) =>
  [joined, easy, tense].flatMap(({ after }) => after ?? []),
)
const clauses = CARDS.flat().flatMap(({ again, ahead }) => [
  again.easy,
  again.tense,
  ...(ahead ? [ahead.easy, ahead.tense] : []),
])
const texts = [...uses, ...afters, ...clauses]

const textsIn = (pieces: unknown): string[] =>
  typeof pieces === 'string' ? [pieces] : Object.values(pieces as object).flatMap(textsIn)

test('a day that takes a couple is foretold by no card', () => {
  const couples = CARDS.flat().filter(({ together, ahead }) => together === true && ahead)
  const others = CARDS.flat().filter(({ together, ahead }) => !together && !ahead)

  expect([...couples, ...others]).toEqual([])
})

test('no scene is followed by what follows another one', () => {
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})

test('what follows a scene ends a sentence, and leaves the day to it', () => {
  expect(texts.filter((text) => !/^(?:["a-z0-9]|[A-Z]{2,})[^.:;]*[a-zA-Z0-9"?!]$/.test(text))).toEqual([])
  expect(texts.filter((text) => DATE.test(text))).toEqual([])
})
const DATE =
  /[{}]|\b(to(day|night|morrow)|yesterday|(this|next|last) (morning|afternoon|evening|night|week|month|year)|by then|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/

test('what there is time for goes on from "time enough to"', () => {
  expect(uses.filter((text) => /^(to|not|don't|be able|you|the|an?) /.test(text))).toEqual([])
})

test('what is said of a day ahead gives no order', () => {
  expect(clauses.filter((text) => /, so (?!it's )/.test(text))).toEqual([])
})

test('the longest clause leaves room for its frame, and none has filler', () => {
  expect(texts.filter((text) => countWords(text) > 15)).toEqual([])
  expect(texts.filter((text) => FILLER.test(text))).toEqual([])
})

test('every sentence about the days ahead tells a date and what goes on from the scene', () => {
  const frames = textsIn([ends, seconds, relations, timings])

  expect(frames.filter((frame) => !/\{\w*(Day|On|When|End)\}/.test(frame))).toEqual([])
  expect(frames.filter((frame) => !/\{(use|after|ahead)\}/.test(frame))).toEqual([])
})
