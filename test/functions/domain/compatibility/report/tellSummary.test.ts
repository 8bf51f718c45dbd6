import { expect, test } from 'vitest'
import type { PersonSky } from '../../../../../functions/domain/compatibility/personSky.ts'
import { openTexts } from '../../../../../functions/domain/compatibility/report/openTexts.ts'
import { tellSummary } from '../../../../../functions/domain/compatibility/report/tellSummary.ts'

const sky: PersonSky = { placed: [], signsOf: () => ['Aries'], cusps: null, known: 'date' }
const points = { average: 0, sun_signs: 0, elements: 0, moon: 0, mercury: 0, venus: 0, mars: 0, slow_planets: 0 }

function summaryOf({ sun = 0, cusps = sky.cusps, score = 50, harmony = 50, tension = 50 }): string {
  const partner = { ...sky, placed: [{ planet: 'Sun', longitude: sun, speed: 1 }] } as const
  const compatibility = { score, harmony, tension, points, aspects: [] }
  return tellSummary({ skies: [{ ...sky, cusps }, partner], compatibility, pick: ([first]) => first! })
}

test.each([
  ['easy', { score: 50, harmony: 71, tension: 50 }],
  ['lively', { score: 50, harmony: 70, tension: 50 }],
  ['lively', { score: 49, harmony: 71, tension: 50 }],
  ['demanding', { score: 49, harmony: 50, tension: 71 }],
  ['lively', { score: 49, harmony: 50, tension: 70 }],
  ['lively', { score: 50, harmony: 50, tension: 71 }],
  ['lively', { score: 50, harmony: 50, tension: 50 }],
  ['quiet', { score: 50, harmony: 50, tension: 49 }],
] as const)('a pair is %s by more than twenty between its harmony and its tension, never at odds with its score: %j', (character, changes) => {
  expect(summaryOf(changes)).toContain(openTexts('summary').characters[character][0])
})

test('the partner’s Sun is told in a house of the reader only where no cusp is within 1.2 degrees of it', () => {
  const cusps = Array.from({ length: 12 }, (_, index) => index * 30)

  expect(summaryOf({ sun: 31.3, cusps })).toContain('Their Sun is in your second house, ')
  expect(summaryOf({ sun: 31.1, cusps })).not.toContain('Their Sun is in your')
  expect(summaryOf({ sun: 58.7, cusps })).toContain('Their Sun is in your second house, ')
  expect(summaryOf({ sun: 58.9, cusps })).not.toContain('Their Sun is in your')
  expect(summaryOf({ sun: 31.3 })).not.toContain('Their Sun is in your')
})
