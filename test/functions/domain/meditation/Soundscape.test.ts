import { expect, test } from 'vitest'
import { chords } from '../../../../functions/domain/meditation/Soundscape.ts'

test.each(
  Object.entries(chords),
)('the chord %s rises from its root in four ratios of small whole numbers', (_, ratios) => {
  const isSmall = (ratio: number) => [1, 2, 3, 4, 5].some((part) => Number.isInteger(Number((ratio * part).toFixed(9))))

  expect(ratios).toHaveLength(4)
  expect(ratios[0]).toBe(1)
  expect(ratios.toSorted((one, other) => one - other)).toEqual(ratios)
  expect(new Set(ratios).size).toBe(4)
  expect(ratios.every((ratio) => ratio <= 3 && isSmall(ratio))).toBe(true)
})
