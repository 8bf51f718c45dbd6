import { birthDateError, DEFAULT_BIRTH_DATE } from '../../../../shared/domain/birth.ts'
import type { OnboardingProgress } from '../../../../shared/domain/onboarding.ts'
import type { LocalDate } from '../../../../shared/domain/time.ts'

/** What has been told of the birth. A place has an id when it was chosen from the list. */
export interface SkyQuestion {
  date: LocalDate
  time?: string
  birthPlaceId?: string
  /** A place that was typed and is complete, since its question has been left. */
  placeText?: string
}

const PLACE_STEP = 3

/** The sky to ask for, or nothing while the visitor has told nothing: the first step starts with a date of its own. */
export function skyQuestion(step: number, progress: OnboardingProgress, today: LocalDate): SkyQuestion | null {
  const { birthDate: date, birthTime, birthTimeKnown, birthPlace, birthPlaceId } = progress
  const hasBegun = step > 1 || date !== DEFAULT_BIRTH_DATE
  if (!date || !hasBegun || birthDateError(date, today)) return null
  return {
    date,
    ...(birthTime && birthTimeKnown !== false && { time: birthTime }),
    ...(birthPlaceId ? { birthPlaceId } : birthPlace?.trim() && step > PLACE_STEP && { placeText: birthPlace.trim() }),
  }
}
