import { expect, test } from 'vitest'
import { fillSlots } from '../../../../functions/domain/words/fillSlots.ts'

test('every slot of a text is filled, as often as it stands there', () => {
  expect(fillSlots('{mover} enters {sign}; {mover} stays.', { mover: 'Venus', sign: 'Leo', other: 'unused' })).toBe(
    'Venus enters Leo; Venus stays.',
  )
})

test('a slot may be filled with nothing, or with what looks like a slot', () => {
  expect(fillSlots('{one}{two}.', { one: '', two: '{one}' })).toBe('{one}.')
})

test('a slot without words is an error that names it and its text', () => {
  expect(() => fillSlots('{mover} enters {sgin}.', { mover: 'Venus', sign: 'Leo' })).toThrow(
    'no words for {sgin} in "{mover} enters {sgin}."',
  )
})
