import { expect, test } from 'vitest'
import { bodyWords } from '../../../../functions/domain/words/bodies.ts'
import { PLANETS } from '../../../../shared/domain/chart.ts'

test('Sun, Moon and North Node have an article in a sentence, and no other body has', () => {
  expect(PLANETS.filter((planet) => bodyWords(planet).startsWith('the '))).toEqual(['Sun', 'Moon', 'North Node'])
  expect([bodyWords('Moon'), bodyWords('Venus')]).toEqual(['the Moon', 'Venus'])
})
