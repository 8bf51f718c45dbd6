import { expect, test } from 'vitest'
import { HOUSE_WORDS } from '../../../../../functions/domain/reading/words/houses.ts'

test('each house is about something of its own, in three ways', () => {
  const words = HOUSE_WORDS.flat()

  expect(HOUSE_WORDS).toHaveLength(12)
  expect(words.every((text) => /^[a-z][a-z ,']+[a-z]$/.test(text))).toBe(true)
  expect(new Set(words).size).toBe(36)
  expect(HOUSE_WORDS[6]!.slice(0, 2)).toEqual(['partners and agreements', 'the people you pair up with'])
})
