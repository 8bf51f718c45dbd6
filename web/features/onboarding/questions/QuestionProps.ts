import type { ComponentType } from 'react'
import type { OnboardingProgress } from '../../../../shared/domain/onboarding.ts'

export interface QuestionProps {
  progress: OnboardingProgress
  answer: (change: OnboardingProgress) => void
  error: string | undefined
  placeField: PlaceFieldLike
}

/** A field for a place: the text, and the id of the suggestion chosen, if any. */
export type PlaceFieldLike = ComponentType<{
  value: { text: string; id: string | null }
  onChange: (value: { text: string; id: string | null }) => void
  hint: string
  error: string | undefined
}>
