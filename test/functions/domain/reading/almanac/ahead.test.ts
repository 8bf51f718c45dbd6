import { expect, test } from 'vitest'
import { CARDS } from '../../../../../functions/domain/reading/almanac/cards/allCards.ts'
import { countWords, FILLER } from '../../../../../functions/domain/reading/compose/readingRules.ts'
import { ends } from '../../../../../functions/domain/reading/frames/ends.ts'
import { relations, seconds } from '../../../../../functions/domain/reading/frames/seconds.ts'
import { timings } from '../../../../../functions/domain/reading/frames/timings.ts'
import { beginsWithVerb } from '../../../../../functions/domain/reading/words/isOrder.ts'

const uses = CARDS.flat().flatMap(({ joined, easy, tense }) => [joined.use, easy.use, tense.use])
const afters = CARDS.flat().flatMap(({ joined, easy, tense }) =>
  [joined, easy, tense].flatMap(({ after }) => after ?? []),
)
const clauses = CARDS.flat().flatMap(({ again, forecast, joined, easy, tense }) => [
  again.easy,
  again.tense,
  ...(forecast ? [forecast.easy, forecast.tense] : []),
  ...[joined, easy, tense].flatMap(({ today }) => today ?? []),
])
const texts = [...uses, ...afters, ...clauses]

const textsIn = (pieces: unknown): string[] =>
  typeof pieces === 'string' ? [pieces] : Object.values(pieces as object).flatMap(textsIn)

test('no scene is followed by what follows another one', () => {
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})

test('what follows a scene ends a sentence, and leaves the day to it', () => {
  expect(texts.filter((text) => !/^(?:["a-z0-9]|[A-Z]{2,})[^.:;]*[a-zA-Z0-9"?!]$/.test(text))).toEqual([])
  expect(texts.filter((text) => DATE.test(text))).toEqual([])
})
const DATE =
  /[{}]|\b(to(day|night|morrow)|yesterday|(this|next|last) (morning|afternoon|evening|night|week|month|year)|by then|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/

test('what there is time for is something to do, after "time enough to" and after "one thing is worth doing:"', () => {
  expect(uses.filter((text) => !beginsWithVerb(text) || /^(not|don't|be able) /.test(text))).toEqual([])
})

test('what is said of a day ahead gives no order', () => {
  const parts = clauses.flatMap((text) => text.split(', '))

  expect(parts.filter(beginsWithVerb)).toEqual([])
  expect(clauses.filter((text) => /, so (?!it's )/.test(text))).toEqual([])
})

test('what is said of a day ahead fits any hour of it', () => {
  expect(clauses.filter((text) => HOUR.test(text))).toEqual([])
})
const HOUR = /\b(mornings?|noon|afternoons?|evenings?|nights?|midnight|daylight|late in the day|after dark)\b/

test('how a scene has settled by a day to come is told as it is then', () => {
  expect(afters.filter((text) => PERFECT.test(text))).toEqual([])
})
const PERFECT =
  /\b(has|hasn't|have|haven't|had|(you|we|they)'ve) (\w+ed|been|become|begun|bought|come|done|found|given|gone|got|grown|had|kept|learned|left|lost|made|read|said|seen|sent|taken|told|turned|won)\b/

test('the longest clause leaves room for its frame, and none has filler', () => {
  expect(texts.filter((text) => countWords(text) > 15)).toEqual([])
  expect(texts.filter((text) => FILLER.test(text))).toEqual([])
})

test('every sentence about the days ahead tells a date and what goes on from the scene', () => {
  const frames = textsIn([ends, seconds, relations, timings])

  expect(frames.filter((frame) => !/\{\w*(Day|On|When|End)\}/.test(frame))).toEqual([])
  expect(frames.filter((frame) => !/\{(use|after|ahead)\}/.test(frame))).toEqual([])
})
