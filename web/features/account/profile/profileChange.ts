import { noonProgress } from '../../../../shared/domain/onboarding.ts'
import type { Profile, ProfileChange } from '../../../../shared/domain/user.ts'

/** The values of the profile form. */
export interface ProfileFormValues {
  firstName: string
  lastName: string
  email: string
  birthTime: string
  isTimeUnknown: boolean
  birthPlace: string
  birthPlaceId: string | null
}

export function formValuesOf(profile: Profile): ProfileFormValues {
  const isTimeUnknown = profile.birthTime !== null && !profile.birthTimeKnown
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    email: profile.email,
    birthTime: isTimeUnknown ? '' : (profile.birthTime ?? ''),
    isTimeUnknown,
    birthPlace: profile.birthPlace ?? '',
    // A place that was typed and found is as good as one that was chosen: nothing is suggested for it.
    birthPlaceId: profile.birthPlaceId ?? profile.place?.id ?? null,
  }
}

/** Sends only what differs, so as not to overwrite changes made elsewhere in the meantime. */
export function profileChange(profile: Profile, values: ProfileFormValues): ProfileChange {
  const before = formValuesOf(profile)
  const email = values.email.trim()
  const { firstName, lastName, birthPlace, birthPlaceId } = values
  const hasMoved = birthPlace !== before.birthPlace || birthPlaceId !== before.birthPlaceId
  return {
    ...(firstName !== before.firstName && { firstName }),
    ...(lastName !== before.lastName && { lastName }),
    ...(email !== before.email && { email }),
    ...timeChange(before, values),
    ...(hasMoved && { birthPlace, birthPlaceId }),
  }
}

/** An unknown time is saved as noon, and marked as unknown. */
function timeChange(before: ProfileFormValues, { birthTime, isTimeUnknown }: ProfileFormValues): ProfileChange {
  if (isTimeUnknown) return before.isTimeUnknown ? {} : noonProgress
  if (birthTime === before.birthTime && !before.isTimeUnknown) return {}
  return { birthTime, birthTimeKnown: true }
}
