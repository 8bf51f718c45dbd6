import { expect, test } from 'vitest'
import { StepActions } from '../../../../web/features/onboarding/StepActions.tsx'
import { renderAs } from '../../renderAs.tsx'

const actions = (step: number, isReview: boolean) =>
  renderAs(null, <StepActions step={step} isVisitor isReview={isReview} progress={{}} mayContinue go={() => {}} />)

test('the last question leads a visitor on to the sign-up, unless it was opened from the summary', async () => {
  expect(await actions(6, false)).toBe('Continue and Sign Up Back')
  expect(await actions(6, true)).toBe('Continue Back')
})

test('the first question leads back to the start, unless it was opened from the summary', async () => {
  expect(await actions(1, false)).toBe('Continue Back to Start')
  expect(await actions(1, true)).toBe('Continue Back')
})
