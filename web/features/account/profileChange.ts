import { noonProgress } from '../../../shared/domain/onboarding.ts'
import type { Profile, ProfileChange } from '../../../shared/domain/user.ts'

/** What stands in the form. */
export interface ProfileEntry {
  firstName: string
  lastName: string
  email: string
  birthTime: string
  isTimeUnknown: boolean
  birthPlace: string
  birthPlaceId: string | null
}

export function entryOf(profile: Profile): ProfileEntry {
  const isTimeUnknown = profile.birthTime !== null && !profile.birthTimeKnown
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    email: profile.email,
    birthTime: isTimeUnknown ? '' : (profile.birthTime ?? ''),
    isTimeUnknown,
    birthPlace: profile.birthPlace ?? '',
    birthPlaceId: profile.birthPlaceId,
  }
}

/** Only what differs is sent: the rest may have been changed elsewhere in the meantime. */
export function profileChange(profile: Profile, entry: ProfileEntry): ProfileChange {
  const before = entryOf(profile)
  const email = entry.email.trim()
  const { firstName, lastName, birthPlace, birthPlaceId } = entry
  const hasMoved = birthPlace !== before.birthPlace || birthPlaceId !== before.birthPlaceId
  return {
    ...(firstName !== before.firstName && { firstName }),
    ...(lastName !== before.lastName && { lastName }),
    ...(email !== before.email && { email }),
    ...timeChange(before, entry),
    ...(hasMoved && { birthPlace, birthPlaceId }),
  }
}

/** Not knowing the time is an answer too: noon stands in for it. */
function timeChange(before: ProfileEntry, { birthTime, isTimeUnknown }: ProfileEntry): ProfileChange {
  if (isTimeUnknown) return before.isTimeUnknown ? {} : noonProgress
  if (birthTime === before.birthTime && !before.isTimeUnknown) return {}
  return { birthTime, birthTimeKnown: true }
}
