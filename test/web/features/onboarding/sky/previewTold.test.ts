import { expect, test } from 'vitest'
import type { SkyTold } from '../../../../../shared/domain/sky.ts'
import { previewTold } from '../../../../../web/features/onboarding/sky/previewTold.ts'

const told = { sun: 'You begin. And more.', moon: 'You feel. And more.', rising: 'You are seen. And more.' }
const skyOf = (change: Partial<typeof told> | Record<string, null> = {}) =>
  ({ told: { ...told, ...change } }) as unknown as SkyTold
const found = (sky: SkyTold, step: number) => previewTold({ sky, state: 'found' }, step)

test('beside the date it is the Sun, beside the time the Moon, and then what rises', () => {
  expect([1, 2, 3, 7].map((step) => found(skyOf(), step))).toEqual([
    'You begin.',
    'You feel.',
    'You are seen.',
    'You are seen.',
  ])
})

test('what is not known yet is told by what is', () => {
  expect(found(skyOf({ moon: null }), 2)).toBe('You begin.')
  expect(found(skyOf({ rising: null }), 3)).toBe('You feel.')
  expect(found(skyOf({ sun: null, moon: null, rising: null }), 1)).toBe('')
})

test('nothing is told of other answers than those that are there', () => {
  expect(previewTold({ sky: skyOf(), state: 'loading' }, 1)).toBe('')
  expect(previewTold({ sky: null, state: 'found' }, 1)).toBe('')
})
