import { birthDateError, DEFAULT_BIRTH_DATE } from '../../../../shared/domain/birth.ts'
import type { OnboardingProgress } from '../../../../shared/domain/onboarding.ts'
import type { LocalDate } from '../../../../shared/domain/time.ts'

/** What has been told of the birth. Only a place that was chosen from the list: what a typed text means, the server decides. */
export interface SkyQuestion {
  date: LocalDate
  time?: string
  birthPlaceId?: string
}

/** The sky to ask for, or nothing while the visitor has told nothing: the first step starts with a date of its own. */
export function skyQuestion(step: number, progress: OnboardingProgress, today: LocalDate): SkyQuestion | null {
  const { birthDate: date, birthTime, birthTimeKnown, birthPlaceId } = progress
  const hasBegun = step > 1 || date !== DEFAULT_BIRTH_DATE
  if (!date || !hasBegun || birthDateError(date, today)) return null
  return {
    date,
    ...(birthTime && birthTimeKnown !== false && { time: birthTime }),
    ...(birthPlaceId && { birthPlaceId }),
  }
}
