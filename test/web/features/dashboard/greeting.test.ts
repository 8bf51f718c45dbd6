import { expect, test } from 'vitest'
import { greeting } from '../../../../web/features/dashboard/greeting.ts'

test.each([
  [0, 'Good morning, Ada'],
  [11, 'Good morning, Ada'],
  [12, 'Good afternoon, Ada'],
  [17, 'Good afternoon, Ada'],
  [18, 'Good evening, Ada'],
  [23, 'Good evening, Ada'],
])('at %i o’clock the greeting is "%s"', (hour, expected) => {
  expect(greeting(hour, 'Ada').join(' ')).toBe(expected)
})

test('without a first name the greeting says Star', () => {
  expect(greeting(9, '').join(' ')).toBe('Good morning, Star')
})
