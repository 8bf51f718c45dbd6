import { expect, test } from 'vitest'
import { capitalised } from '../../../../functions/domain/words/capitalised.ts'

test('a sentence begins with a capital, and the rest stays as it is', () => {
  expect([capitalised('the Moon in Leo'), capitalised('')]).toEqual(['The Moon in Leo', ''])
})
