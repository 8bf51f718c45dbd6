import { expect, test } from 'vitest'
import { placeLabel } from '../../../shared/domain/placeLabel.ts'

test.each([
  [{ name: 'Springfield', admin1: 'Illinois', country: 'United States' }, 'Springfield, Illinois, United States'],
  [{ name: 'Singapore', admin1: '', country: 'Singapore' }, 'Singapore, Singapore'],
  [{ name: 'Berlin', admin1: 'Berlin', country: 'Germany' }, 'Berlin, Germany'],
])('a place reads %s', (place, words) => {
  expect(placeLabel(place)).toBe(words)
})
