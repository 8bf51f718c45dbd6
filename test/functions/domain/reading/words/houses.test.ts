import { expect, test } from 'vitest'
import { REST_DAYS } from '../../../../../functions/domain/reading/compose/Memory.ts'
import { FILLER } from '../../../../../functions/domain/reading/compose/readingRules.ts'
import { HOUSE_WORDS } from '../../../../../functions/domain/reading/words/houses.ts'

test('each house is about something of its own, in other words on each day of a fortnight', () => {
  const words = HOUSE_WORDS.flat()

  expect(HOUSE_WORDS).toHaveLength(12)
  expect(Math.min(...HOUSE_WORDS.map(({ length }) => length))).toBeGreaterThanOrEqual(REST_DAYS)
  expect(words.filter((text) => !/^[a-z][a-z ,']+[a-z]$/.test(text) || FILLER.test(text))).toEqual([])
  expect(new Set(words).size).toBe(words.length)
  expect(HOUSE_WORDS[6]!.slice(0, 2)).toEqual(['partners and agreements', 'the people you pair up with'])
})
