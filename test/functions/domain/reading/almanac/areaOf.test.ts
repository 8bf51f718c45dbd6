import { describe, expect, test } from 'vitest'
import { areasFor, partnerWords } from '../../../../../functions/domain/reading/almanac/areaOf.ts'
import { RELATIONSHIP_STATUSES } from '../../../../../shared/domain/user.ts'

describe('the areas of a reading', () => {
  test('begin with that of the house', () => {
    const first = Array.from({ length: 12 }, (_, index) => areasFor(index + 1, null, 0)[0])

    expect(first.join(' ')).toBe('self work people people love work love love self work people self')
  })

  test('begin with that of the life focus on every other day, and the house’s comes next', () => {
    expect(areasFor(3, 'money', 0).slice(0, 2)).toEqual(['work', 'people'])
    expect(areasFor(3, 'money', 1).slice(0, 2)).toEqual(['people', 'work'])
    expect(areasFor(2, 'career', 0).slice(0, 2)).toEqual(areasFor(2, 'career', 1).slice(0, 2))
  })

  test.each([0, 1])('are all four, each once', (turn) => {
    for (const focus of [null, 'love', 'career', 'money', 'wellbeing'] as const)
      for (let house = 1; house <= 12; house++)
        expect(areasFor(house, focus, turn).toSorted()).toEqual(['love', 'people', 'self', 'work'])
  })
})

test('the other person is named by what the reader has said of their relationship', () => {
  expect([...RELATIONSHIP_STATUSES, null].map(partnerWords).toSorted()).toEqual([
    'somebody you like',
    'someone close',
    'someone close',
    "the person you're seeing",
    'your partner',
  ])
  expect(partnerWords(null)).toBe('someone close')
})
