import { expect, test } from 'vitest'
import { ASPECT_WORDS, bodyWords, capitalised, ownPoint } from '../../../../../functions/domain/reading/words/bodies.ts'
import { PLANETS } from '../../../../../shared/domain/chart.ts'

test('Sun, Moon and North Node have an article in a sentence, and no other body has', () => {
  expect(PLANETS.filter((planet) => bodyWords(planet).startsWith('the '))).toEqual(['Sun', 'Moon', 'North Node'])
  expect([bodyWords('Moon'), bodyWords('Venus')]).toEqual(['the Moon', 'Venus'])
})

test('a point of the reader is theirs, and a sentence begins with a capital', () => {
  expect(ownPoint('Saturn')).toBe('your Saturn')
  expect([capitalised('the Moon in Leo'), capitalised('')]).toEqual(['The Moon in Leo', ''])
})

test('each aspect has a verb and a noun', () => {
  expect(Object.entries(ASPECT_WORDS).map(([aspect, { verb, noun }]) => `${aspect}: ${verb}, ${noun}`)).toEqual([
    'conjunction: meets, a conjunction with',
    'opposition: opposes, an opposition to',
    'trine: trines, a trine to',
    'square: squares, a square to',
    'sextile: sextiles, a sextile to',
  ])
})
