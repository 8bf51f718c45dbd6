import { expect, test } from 'vitest'
import { Corrections } from '../../../../functions/domain/sky/Corrections.ts'

/** From the terrestrial day 1000 on, every four days: half an arcsecond for each count. */
const values = Buffer.from(Int8Array.of(-8, -4, 0, 4, 8, 12)).toString('base64')
const corrections = new Corrections({ first: 1000, bodies: { Neptune: { spacing: 4, unit: 0.5, values } } })
const arcsecondsAt = (day: number) => corrections.at('Neptune', day) * 3600

test('a day of the table has its value, and one between two days what lies between', () => {
  expect(arcsecondsAt(1004)).toBeCloseTo(-2, 9)
  expect(arcsecondsAt(1012)).toBeCloseTo(2, 9)
  expect(arcsecondsAt(1013)).toBeCloseTo(2.5, 9)
})

test('before and after the table its ends hold on, without a leap', () => {
  expect(arcsecondsAt(0)).toBe(arcsecondsAt(1004))
  expect(arcsecondsAt(5000)).toBe(arcsecondsAt(1016))
  expect(arcsecondsAt(1015.999)).toBeCloseTo(arcsecondsAt(1016), 3)
})

test('a body that is not in the table is left as it is', () => {
  expect(corrections.at('Chiron', 1008)).toBe(0)
})
