import { expect, test } from 'vitest'
import { partOf, sumOfShares } from '../../../../functions/domain/compatibility/scoreShares.ts'

test.each([
  ['Sun', 'Moon', 'moon'],
  ['Moon', 'Venus', 'moon'],
  ['Venus', 'Mercury', 'venus'],
  ['Mars', 'Venus', 'venus'],
  ['Mercury', 'Mars', 'mercury'],
  ['Mars', 'Saturn', 'mars'],
  ['Sun', 'Sun', 'sun_signs'],
  ['Sun', 'Saturn', 'slow_planets'],
] as const)('a contact of %s and %s belongs to the part %s', (planet1, planet2, part) => {
  expect(partOf({ planet1, planet2 })).toBe(part)
})

test('the score ranks the sum of all shares', () => {
  const shares = { sun_signs: 5, elements: -1.5, moon: 2, mercury: 0, venus: 1, mars: -0.5, slow_planets: 0.25 }

  expect(sumOfShares(shares)).toBe(6.25)
})
