import { describe, expect, test } from 'vitest'
import {
  bodiesAfter,
  bodiesBefore,
  groupAfter,
  groupBefore,
} from '../../../../functions/domain/grounding/bodyGroups.ts'
import type { BodyMention } from '../../../../functions/domain/grounding/readMentions.ts'
import { aReading } from './aReading.ts'

const names = (group: readonly BodyMention[]) => group.map(({ body }) => body)

describe('the bodies around a place in a sentence', () => {
  const reading = aReading('Mars, Leo, Venus')

  test('are those that end before it and those that start behind it', () => {
    expect([names(bodiesBefore(reading, 3)), names(bodiesBefore(reading, 4))]).toEqual([[], ['Mars']])
    expect([names(bodiesAfter(reading, 11)), names(bodiesAfter(reading, 12))]).toEqual([['Venus'], []])
  })
})

describe('a group of bodies', () => {
  const groupTo = (sentence: string) => groupBefore(aReading(sentence), sentence.length)
  const groupFrom = (sentence: string) => groupAfter(aReading(sentence), 0)

  test.each([
    ['The Sun, Mercury and Venus', ['Sun', 'Mercury', 'Venus']],
    ['The Sun rests; Mercury and Venus', ['Mercury', 'Venus']],
    ['The Sun and Mercury beside Venus', ['Venus']],
    ['Venus', ['Venus']],
    ['Nothing', []],
  ])('before the end of "%s" is %j', (sentence, group) => {
    expect(names(groupTo(sentence))).toEqual(group)
  })

  test.each([
    ['The Sun, Mercury and Venus', ['Sun', 'Mercury', 'Venus']],
    ['Mercury and Venus; the Sun rests', ['Mercury', 'Venus']],
    ['The Sun, Mercury and Venus is here', ['Sun', 'Mercury']],
    ['The Sun, and Venus trines Mars', ['Sun']],
    ['Venus is here', ['Venus']],
    ['Nothing', []],
  ])('from the start of "%s" is %j', (sentence, group) => {
    expect(names(groupFrom(sentence))).toEqual(group)
  })

  test('is of one owner, where one of them is said', () => {
    expect(groupTo('Your Sun and Moon').map(({ frame }) => frame)).toEqual(['birth', 'birth'])
    expect(groupTo('Sun and Moon').map(({ frame }) => frame)).toEqual(['unsaid', 'unsaid'])
  })
})
