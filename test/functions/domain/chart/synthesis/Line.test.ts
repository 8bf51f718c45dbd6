import { expect, test } from 'vitest'
import { fillLine } from '../../../../../functions/domain/chart/synthesis/Line.ts'

test('each frame of a line gets its words, with a capital where its name has one', () => {
  const line = fillLine(['{Planet} is in {place}.', 'In {place} is {planet}.'], { planet: 'the Sun', place: 'Leo' })

  expect(line).toEqual({ options: ['The Sun is in Leo.', 'In Leo is the Sun.'] })
})

test('a line that may be left out says so, also with the first rank', () => {
  expect(fillLine(['{a}'], { a: 'b' }, 0)).toEqual({ options: ['b'], spare: 0 })
  expect(fillLine(['{a}'], { a: 'b' }, 3).spare).toBe(3)
})
