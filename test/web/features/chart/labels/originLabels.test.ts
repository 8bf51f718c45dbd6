import { expect, test } from 'vitest'
import { coordinateLabel, offsetLabel } from '../../../../../web/features/chart/labels/originLabels.ts'

test.each([
  [0, 'UTC'],
  [-18_000, 'UTC−5'],
  [19_800, 'UTC+5:30'],
  [-2205, 'UTC−0:36:45'],
  [561, 'UTC+0:09:21'],
])('an offset of %i seconds is written %s', (seconds, label) => {
  expect(offsetLabel(seconds)).toBe(label)
})

test('coordinates have the letter of their hemisphere', () => {
  expect(coordinateLabel({ lat: 38.7167, lon: -9.1333 })).toBe('38.72°\u00a0N, 9.13°\u00a0W')
  expect(coordinateLabel({ lat: -33.8678, lon: 151.2073 })).toBe('33.87°\u00a0S, 151.21°\u00a0E')
})
