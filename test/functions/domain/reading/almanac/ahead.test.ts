import { expect, test } from 'vitest'
import { BEARINGS } from '../../../../../functions/domain/reading/almanac/bearings.ts'
import { MATTERS } from '../../../../../functions/domain/reading/almanac/matters.ts'
import { QUICK_STAYS } from '../../../../../functions/domain/reading/almanac/quickStays.ts'
import { SIGN_MANNERS } from '../../../../../functions/domain/reading/almanac/signManners.ts'
import { SLOW_STAYS } from '../../../../../functions/domain/reading/almanac/slowStays.ts'
import { countWords, FILLER } from '../../../../../functions/domain/reading/compose/readingRules.ts'
import { ends } from '../../../../../functions/domain/reading/frames/ends.ts'
import { relations, seconds } from '../../../../../functions/domain/reading/frames/seconds.ts'
import { timings } from '../../../../../functions/domain/reading/frames/timings.ts'

const textsIn = (pieces: unknown): string[] =>
  typeof pieces === 'string' ? [pieces] : Object.values(pieces as object).flatMap(textsIn)

const [bearings, matters, stays] = [BEARINGS, MATTERS, { QUICK_STAYS, SLOW_STAYS, SIGN_MANNERS }].map(textsIn)

test('no clause or matter of the days ahead is there twice', () => {
  const texts = [...bearings!, ...matters!, ...stays!]

  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})

test('what a contact ahead brings is a clause about its matter', () => {
  expect(bearings!.filter((text) => !/^[a-z][^{.]* ?\{matter\}[^{.]*$/.test(text))).toEqual([])
})

test('what the days are like is a clause that stands in the middle of a sentence, and so is a matter', () => {
  expect([...stays!, ...matters!].filter((text) => !/^[a-z][^{}.:;]*[a-z]$/.test(text))).toEqual([])
})

test('the longest clause with the longest matter leaves room for its frame, and none has filler', () => {
  const longest = (texts: readonly string[]) => Math.max(...texts.map(countWords))

  expect(longest(bearings!) - 1 + longest(matters!)).toBeLessThanOrEqual(16)
  expect([...bearings!, ...matters!, ...stays!].filter((text) => FILLER.test(text))).toEqual([])
})

test('every sentence about the days ahead tells a date', () => {
  const frames = textsIn([ends, seconds, relations, timings])

  expect(frames.filter((frame) => !/\{\w*(Day|On|When|End|Clock)\}/.test(frame))).toEqual([])
})
