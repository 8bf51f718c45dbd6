import { expect, test } from 'vitest'
import { ASPECT_WORDS, ownPoint } from '../../../../../functions/domain/reading/words/aspects.ts'

test('a point of the reader is theirs', () => {
  expect(ownPoint('Saturn')).toBe('your Saturn')
})

test('each aspect has a verb and a noun', () => {
  expect(Object.entries(ASPECT_WORDS).map(([aspect, { verb, noun }]) => `${aspect}: ${verb}, ${noun}`)).toEqual([
    'conjunction: meets, conjunction with',
    'opposition: opposes, opposition to',
    'trine: trines, a trine to',
    'square: squares, a square to',
    'sextile: sextiles, a sextile to',
  ])
})
