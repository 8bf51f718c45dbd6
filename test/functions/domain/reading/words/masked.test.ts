import { expect, test } from 'vitest'
import { masked } from '../../../../../functions/domain/reading/words/masked.ts'

test.each([
  ['Venus squares your Saturn at 11:34 this morning.', 'The Moon squares your Ascendant at 9:05 tonight.'],
  ['Jupiter is in Leo until 9 December.', 'The Sun is in Pisces until Friday.'],
  ['It ends on Tuesday at 7:51 p.m.', 'It ends on 4 May 2027 at 10:06 a.m.'],
])('%j and %j say the same', (one, other) => {
  expect(masked(one)).toBe(masked(other))
})

test('other words are another sentence, and so are names inside words', () => {
  expect(masked('Mars meets your Sun.')).not.toBe(masked('Mars leaves your Sun.'))
  expect(masked('It is sunny on the marshland.')).toBe('It is sunny on the marshland.')
})
