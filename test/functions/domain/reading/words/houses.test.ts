import { expect, test } from 'vitest'
import { HOUSE_WORDS, ordinal } from '../../../../../functions/domain/reading/words/houses.ts'

test('the twelve houses have their ordinals', () => {
  expect(Array.from({ length: 12 }, (_, index) => ordinal(index + 1)).join(' ')).toBe(
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth',
  )
})

test('each house is about something of its own, in three ways', () => {
  const words = HOUSE_WORDS.flat()

  expect(HOUSE_WORDS).toHaveLength(12)
  expect(words.every((text) => /^[a-z][a-z ,']+[a-z]$/.test(text))).toBe(true)
  expect(new Set(words).size).toBe(36)
  expect(HOUSE_WORDS[6]!.slice(0, 2)).toEqual(['partners and agreements', 'the people you pair up with'])
})
