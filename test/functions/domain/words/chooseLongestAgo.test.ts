import { expect, test } from 'vitest'
import { chooseLongestAgo, rotated } from '../../../../functions/domain/words/chooseLongestAgo.ts'

const choose = (dates: Record<string, string | undefined>) =>
  chooseLongestAgo(['love', 'work', 'self'], (option) => dates[option])

test('the first that was never read comes before all that were', () => {
  expect(choose({ love: '2026-11-01' })).toBe('work')
  expect(choose({})).toBe('love')
})

test('of those that were all read, the one longest ago', () => {
  expect(choose({ love: '2026-11-03', work: '2026-11-02', self: '2026-11-01' })).toBe('self')
})

test('options take turns at the beginning, in the same order', () => {
  expect([0, 1, 2, 3].map((turn) => rotated(['a', 'b', 'c'], turn).join(''))).toEqual(['abc', 'bca', 'cab', 'abc'])
})
