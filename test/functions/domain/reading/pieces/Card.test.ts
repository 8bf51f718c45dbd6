import { expect, test } from 'vitest'
import { CARDS } from '../../../../../functions/domain/reading/almanac/cards/allCards.ts'
import { countWords, FILLER } from '../../../../../functions/domain/reading/compose/readingRules.ts'
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

test('what a card says of a day gives no order', () => {
  const parts = clauses.flatMap((text) => text.split(', '))

  expect(parts.filter(beginsWithVerb)).toEqual([])
  expect(clauses.filter((text) => /, so (?!it's )/.test(text))).toEqual([])
})

test('what a card says of a day fits any hour of it', () => {
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

test('a day is given each reason once', () => {
  const reasons = CARDS.flat().flatMap(({ because = {} }) => Object.values(because))

  expect(reasons.length).toBeGreaterThan(300)
  expect(reasons.filter((points) => new Set(points).size !== points.length || points.length === 0)).toEqual([])
})
