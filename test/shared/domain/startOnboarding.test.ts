import { expect, test } from 'vitest'
import {
  type OnboardingProgress,
  parseProgress,
  startOnboarding,
  stepOfField,
  stepToShow,
} from '../../../shared/domain/onboarding.ts'
import type { Profile } from '../../../shared/domain/user.ts'
import { aProfile } from '../../makers/aProfile.ts'

const answers: OnboardingProgress = {
  birthDate: '1990-02-28',
  birthTime: '07:15',
  birthTimeKnown: true,
  birthPlace: 'Lisbon',
  lifeFocus: 'career',
}

const anUnfinishedProfile = (own: Partial<Profile> = {}) => aProfile({ onboardingCompleted: false, ...own })

const entry = { profile: null, draft: null, draftStep: null, wishedStep: null, justAuthenticated: false }

test('a first visit begins at step 1 with the default date', () => {
  expect(startOnboarding(entry)).toEqual({ progress: { birthDate: '1993-01-01' }, step: 1, finish: false })
})

test.each([
  { saved: 4, wished: null, step: 4 },
  { saved: null, wished: null, step: 7 },
  { saved: 8, wished: null, step: 7 },
  { saved: 3, wished: 6, step: 6 },
  { saved: 3, wished: 99, step: 7 },
  { saved: 3, wished: -2, step: 1 },
  { saved: 3, wished: Number.NaN, step: 1 },
])('a visitor with all answers, saved step $saved and wished step $wished resumes at $step', (row) => {
  const start = startOnboarding({ ...entry, draft: answers, draftStep: row.saved, wishedStep: row.wished })

  expect(start).toMatchObject({ step: row.step, finish: false })
})

test('no ?step skips a required question without an answer', () => {
  expect(startOnboarding({ ...entry, draft: { birthDate: '1990-02-28' }, wishedStep: 7 }).step).toBe(2)
  expect(stepToShow(7, { birthDate: '1990-02-28', birthTime: '07:15', birthPlace: ' ' })).toBe(3)
})

test('a visitor who returns from authentication with all answers finishes onboarding', () => {
  const start = startOnboarding({
    ...entry,
    profile: anUnfinishedProfile(),
    draft: answers,
    draftStep: 7,
    justAuthenticated: true,
  })

  expect(start).toMatchObject({ finish: true, progress: answers })
})

test('a visitor who returns with an open question is asked that question', () => {
  const { lifeFocus: _, ...open } = answers
  const start = startOnboarding({
    ...entry,
    profile: anUnfinishedProfile(),
    draft: open,
    draftStep: 7,
    justAuthenticated: true,
  })

  expect(start).toMatchObject({ step: 6, finish: false })
})

test('a member with saved step 8 finishes; with another step they resume', () => {
  const member = { ...entry, profile: anUnfinishedProfile(), draft: answers }

  expect(startOnboarding({ ...member, draftStep: 8 }).finish).toBe(true)
  expect(startOnboarding({ ...member, draftStep: 5, wishedStep: 8 }).finish).toBe(true)
  expect(startOnboarding({ ...member, draftStep: 5 })).toMatchObject({ step: 5, finish: false })
})

test('a member whose profile holds date, time and place finishes with them', () => {
  const profile = anUnfinishedProfile({
    birthDate: '1990-02-28',
    birthTime: '12:00',
    birthTimeKnown: false,
    birthPlace: 'Lisbon',
  })

  expect(startOnboarding({ ...entry, profile })).toMatchObject({
    finish: true,
    progress: { birthDate: '1990-02-28', birthTimeKnown: false },
  })
})

test('a member who comes back to correct an answer stays, prefilled from the account and not from an old draft', () => {
  const profile = anUnfinishedProfile({ onboardingCompleted: true, birthDate: '1991-05-05' })

  const start = startOnboarding({ ...entry, profile, draft: answers, draftStep: 8, justAuthenticated: true })

  expect(start).toMatchObject({ step: 1, finish: false, progress: { birthDate: '1991-05-05' } })
})

test('each field maps to the step that asks for it', () => {
  const fields = ['birthDate', 'birthTime', 'birthTimeKnown', 'birthPlace', 'birthPlaceId', 'gender', 'lifeFocus']

  expect(fields.map(stepOfField)).toEqual([1, 2, 2, 3, 3, 4, 6])
  expect(stepOfField('email')).toBeUndefined()
})

test('stored answers are kept one by one where they are valid', () => {
  expect(parseProgress({ birthDate: '1990-02-31', birthTime: '07:15', constructor: 'x' })).toEqual({
    birthTime: '07:15',
  })
})
