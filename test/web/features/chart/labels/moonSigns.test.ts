import { expect, test } from 'vitest'
import { moonSigns } from '../../../../../web/features/chart/labels/moonSigns.ts'

test('the two signs of a day are named in the order in which the Moon was in them, also from Pisces to Aries', () => {
  expect(moonSigns({ moonSign: 'Gemini', moonSignOther: 'Taurus' })).toBe('Taurus or Gemini')
  expect(moonSigns({ moonSign: 'Taurus', moonSignOther: 'Gemini' })).toBe('Taurus or Gemini')
  expect(moonSigns({ moonSign: 'Aries', moonSignOther: 'Pisces' })).toBe('Pisces or Aries')
  expect(moonSigns({ moonSign: 'Leo', moonSignOther: null })).toBe('Leo')
})
