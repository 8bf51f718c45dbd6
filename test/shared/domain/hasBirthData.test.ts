import { expect, test } from 'vitest'
import { hasBirthData } from '../../../shared/domain/hasBirthData.ts'

const all = { birthDate: '1993-06-15', birthTime: '12:00', birthPlace: 'London' }

test('a date, a time and a place are birth data, whether or not the place was found', () => {
  expect(hasBirthData(all)).toBe(true)
})

test.each(['birthDate', 'birthTime', 'birthPlace'])('without %s the birth data is incomplete', (field) => {
  expect(hasBirthData({ ...all, [field]: null })).toBe(false)
})
