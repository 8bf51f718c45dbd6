import { describe, expect, test } from 'vitest'
import { hasOnlyKnownTimes } from '../../../../functions/domain/grounding/checkTimes.ts'
import type { Facts } from '../../../../functions/domain/grounding/Facts.ts'
import { aReading } from './aReading.ts'

const holds = (sentence: string, facts: Partial<Facts>) =>
  hasOnlyKnownTimes(aReading(sentence), { placements: [], aspects: [], ...facts })

describe('an hour', () => {
  test.each([
    ['14:20', 'At 14:20 it is exact'],
    ['14:20', 'At 14.20 it is exact'],
    ['14:20', 'At 14h20 it is exact'],
    ['14:20', 'At 2:20 it is exact'],
    ['14:20', 'At 2:20 PM it is exact'],
    ['14:20', 'At 2:20 p.m. it is exact'],
    ['09:18', 'At 9:18 it is exact'],
    ['09:18', 'At 9:18 am it is exact'],
    ['00:05', 'At 12:05 it is exact'],
    ['00:05', 'At 12:05 am it is exact'],
    ['12:05', 'At 12:05 it is exact'],
    ['12:05', 'At 12:05 pm it is exact'],
    ['13:00', 'At 13:00 it is exact'],
    ['15:00', 'At 3 pm it is exact'],
    ['15:00', 'At 3 o’clock it is exact'],
  ])('%s is what "%s" says', (hour, sentence) => {
    expect(holds(sentence, { hours: ['06:41', hour] })).toBe(true)
  })

  test.each([
    ['14:20', 'At 14:21 it is exact'],
    ['14:20', 'At 2:20 am it is exact'],
    ['14:20', 'At 2:20 AM it is exact'],
    ['14:20', 'At 3:20 it is exact'],
    ['12:05', 'At 12:05 am it is exact'],
    ['00:05', 'At 12:05 pm it is exact'],
    ['15:00', 'At 3 am it is exact'],
    ['15:00', 'At 4 o’clock it is exact'],
    ['15:30', 'At 3 pm it is exact'],
    ['14:20', 'Between 14:20 and 15:20 it is exact'],
  ])('%s is not what "%s" says', (hour, sentence) => {
    expect(holds(sentence, { hours: [hour] })).toBe(false)
  })

  test('that nobody knows is not told', () => {
    expect(holds('At 14:20 it is exact', {})).toBe(false)
  })
})

describe('a date', () => {
  const facts = { dates: ['2026-11-21'] }

  test.each([
    'It is 21 November',
    'It is the 21st of November 2026',
    'It is Nov. 21',
    'It is November the 21st, 2026',
    'It is 2026-11-21',
    'It begins in November',
    'It begins on the 21st',
    'It begins in 2026',
    'It is Saturday',
    'It is the house of money',
    'Do it after the 7th house',
  ])('is known that "%s" names', (sentence) => {
    expect(holds(sentence, facts)).toBe(true)
    expect(holds(sentence, { dates: ['2025-03-02', '2026-11-21'] })).toBe(true)
  })

  test.each([
    'It is 22 November',
    'It is 21 December',
    'It is 21 November 2027',
    'It is 21 October',
    'It is December 21',
    'It is 2026-11-22',
    'It is 2026-12-21',
    'It is 2025-11-21',
    'It begins in December',
    'It begins on the 22nd',
    'It begins in 2027',
    'It is Sunday',
    'It is 11/21',
    'On Saturday and on Sunday it is exact',
    'It is 21 November, and it was 3 March',
  ])('is not known that "%s" names', (sentence) => {
    expect(holds(sentence, facts)).toBe(false)
  })

  test('with points is an hour where that hour is known', () => {
    expect(holds('It is exact at 14.20', { hours: ['14:20'] })).toBe(true)
    expect(holds('It began on 11/12, and it is exact at 14:20', { hours: ['14:20'] })).toBe(false)
  })

  test('that nobody knows is not told', () => {
    expect(['It is Saturday', 'It is 21 November', 'It begins in 2026'].map((sentence) => holds(sentence, {}))).toEqual(
      [false, false, false],
    )
  })
})

describe('another day', () => {
  test.each([
    'Wait a day before you answer',
    'For a week, look after your seventh house',
    'Sleep on it until tomorrow',
    'Mars squares your Sun, so wait',
  ])('may be advised: "%s"', (sentence) => {
    expect(holds(sentence, {})).toBe(true)
  })

  test.each([
    'In three weeks Saturn is gone',
    'In two days the square is over',
    'You will know within two months',
    'You’ll know next week',
    'The moon helps you next week',
    'Next week the Moon helps you',
    'End of the month, and Mars is loud',
    'Tomorrow Venus is stronger',
    'Until spring Saturn asks for patience',
    'Mars is loud until the end of the month',
  ])('is not foretold: "%s"', (sentence) => {
    expect(holds(sentence, {})).toBe(false)
  })

  test('is told as tomorrow where the facts know it, however often', () => {
    const known = { today: '2026-11-21', dates: ['2026-11-21', '2026-11-22'] } as const
    const sentence = 'Tomorrow Venus is stronger, and tomorrow Mars is too'

    expect(holds(sentence, known)).toBe(true)
    expect(holds(sentence, { ...known, dates: ['2026-11-21'] })).toBe(false)
    expect(holds(sentence, { dates: known.dates })).toBe(false)
    expect(holds('Venus is stronger next week, and tomorrow too', known)).toBe(false)
  })
})
