import { expect, test } from 'vitest'
import { greeting } from '../../../../web/features/today/greeting.ts'

test.each([
  [0, 'Good morning, Ada'],
  [11, 'Good morning, Ada'],
  [12, 'Good afternoon, Ada'],
  [17, 'Good afternoon, Ada'],
  [18, 'Good evening, Ada'],
  [23, 'Good evening, Ada'],
])('at %i o’clock it is "%s"', (hour, words) => {
  expect(greeting(hour, 'Ada')).toBe(words)
})

test('a person without a name is a Star', () => {
  expect(greeting(9, '')).toBe('Good morning, Star')
})
