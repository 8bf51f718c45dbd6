import type { Profile } from './user.ts'

type BirthAnswers = Pick<Profile, 'birthDate' | 'birthTime' | 'birthPlace'>

/** A chart and the end of onboarding both need date, time and place. */
export const hasBirthData = (profile: BirthAnswers): boolean =>
  Boolean(profile.birthDate && profile.birthTime && profile.birthPlace)
