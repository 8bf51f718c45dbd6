import type { Profile } from '../../shared/domain/user.ts'

/** A member with nothing told and no access, unless the test says otherwise. */
export const aProfile = (own: Partial<Profile> = {}): Profile => ({
  id: 'usr_1',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  onboardingCompleted: true,
  emailVerified: false,
  subscriptionStatus: 'free',
  trialEndsAt: null,
  subscriptionEndsAt: null,
  hasGoogle: false,
  hasPassword: true,
  mustChangePassword: false,
  pendingEmail: null,
  birthDate: null,
  birthTime: null,
  birthTimeKnown: true,
  birthLater: false,
  birthPlace: null,
  birthPlaceId: null,
  place: null,
  gender: null,
  relationshipStatus: null,
  lifeFocus: null,
  ...own,
})
