import { describe, expect, test } from 'vitest'
import {
  firstUnmetStep,
  mayContinue,
  maySkip,
  noonProgress,
  type OnboardingProgress,
  percentDone,
  stepToShow,
} from '../../../shared/domain/onboarding.ts'

const all: OnboardingProgress = {
  birthDate: '1993-06-15',
  birthTime: '08:30',
  birthPlace: 'London',
  gender: 'female',
  relationshipStatus: 'single',
  lifeFocus: 'love',
}
const without = (...fields: (keyof OnboardingProgress)[]): OnboardingProgress =>
  Object.fromEntries(Object.entries(all).filter(([field]) => !fields.some((each) => each === field)))

describe('a question', () => {
  test.each([
    [1, 'birthDate'],
    [2, 'birthTime'],
    [3, 'birthPlace'],
    [6, 'lifeFocus'],
  ] as const)('of step %i needs an answer and cannot be skipped', (step, field) => {
    expect([mayContinue(step, without(field)), mayContinue(step, all)]).toEqual([false, true])
    expect(maySkip(step, without(field))).toBe(false)
  })

  test.each([
    [4, 'gender'],
    [5, 'relationshipStatus'],
  ] as const)('of step %i holds nobody up and can be skipped while it is open', (step, field) => {
    expect([mayContinue(step, without(field)), mayContinue(step, all)]).toEqual([true, true])
    expect([maySkip(step, without(field)), maySkip(step, all)]).toEqual([true, false])
  })

  test('blanks do not answer an onboarding question', () => {
    expect(mayContinue(3, { ...all, birthPlace: '  ' })).toBe(false)
  })

  test('noon answers the question about the birth time', () => {
    expect(mayContinue(2, { ...without('birthTime'), ...noonProgress })).toBe(true)
    expect(noonProgress).toEqual({ birthTime: '12:00', birthTimeKnown: false })
  })

  test('the last onboarding step asks no question', () => {
    expect([maySkip(7, {}), mayContinue(7, {})]).toEqual([false, true])
  })
})

describe('the step to show', () => {
  test.each([
    [1, all, 1],
    [7, all, 7],
    [0, all, 1],
    [-3, all, 1],
    [8, all, 7],
    [99, all, 7],
    [2.5, all, 1],
    [Number.NaN, all, 1],
    [Number.POSITIVE_INFINITY, all, 1],
    [7, without('birthDate'), 1],
    [7, without('birthPlace', 'lifeFocus'), 3],
    [7, without('gender', 'relationshipStatus'), 7],
    [7, without('lifeFocus'), 6],
    [2, without('lifeFocus'), 2],
  ])('for %d is the right one', (wished, progress, step) => {
    expect(stepToShow(wished, progress)).toBe(step)
  })
})

test('with every required answer only the account step is left', () => {
  expect(firstUnmetStep(without('gender'))).toBe(7)
})

test('onboarding progress is in whole percents', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(percentDone)).toEqual([14, 29, 43, 57, 71, 86, 100])
})
