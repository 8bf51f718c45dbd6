import * as z from 'zod/mini'
import { BirthPlace, BirthTime, ChosenHouseSystem, PlaceId } from './birth.ts'
import { codePoints } from './codePoints.ts'
import { Email } from './email.ts'
import { LocalDate } from './LocalDate.ts'
import { NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from './limits.ts'
import { Place } from './Place.ts'
import { SubscriptionStatus } from './subscription.ts'
import { personText } from './text.ts'
import { IsoInstant } from './time.ts'

export const GENDERS = ['female', 'male', 'non-binary', 'prefer-not-to-say'] as const
export const Gender = z.enum(GENDERS, 'Choose one of the answers')
export type Gender = z.infer<typeof Gender>

export const RELATIONSHIP_STATUSES = ['single', 'dating', 'married', 'complicated'] as const
export const RelationshipStatus = z.enum(RELATIONSHIP_STATUSES, 'Choose one of the answers')
export type RelationshipStatus = z.infer<typeof RelationshipStatus>

export const LIFE_FOCUSES = ['love', 'career', 'money', 'wellbeing'] as const
export const LifeFocus = z.enum(LIFE_FOCUSES, 'Choose one of the answers')
export type LifeFocus = z.infer<typeof LifeFocus>

/**
 * The answers that are chosen from a list, as a person reads them. One more is an entry here and a step of onboarding;
 * what then does not compile says where else.
 */
export const choiceNames = {
  gender: 'Gender',
  relationshipStatus: 'Relationship status',
  lifeFocus: 'Life focus',
} as const
export type ChoiceField = keyof typeof choiceNames

/** What each may be, as a person reads it. */
export const choiceLabels: Readonly<Record<Choice, string>> = {
  female: 'Female',
  male: 'Male',
  'non-binary': 'Non-binary',
  'prefer-not-to-say': 'Prefer not to say',
  single: 'Single',
  dating: 'Dating',
  married: 'Married',
  complicated: 'Complicated',
  love: 'Love',
  career: 'Career',
  money: 'Money',
  wellbeing: 'Wellbeing',
}
export type Choice = NonNullable<Profile[ChoiceField]>

/** Each as an account stores it; null is no answer. An account that is older than a question has none either. */
export const choiceFields = {
  gender: z._default(z.nullable(Gender), null),
  relationshipStatus: z._default(z.nullable(RelationshipStatus), null),
  lifeFocus: z._default(z.nullable(LifeFocus), null),
} satisfies Record<ChoiceField, z.ZodMiniType>

/** A value for each answer that is chosen from a list. */
export const eachChoice = <Made>(make: (field: ChoiceField) => Made) =>
  // The keys are the fields, and every field is among the entries.
  Object.fromEntries(Object.keys(choiceNames).map((field) => [field, make(field as ChoiceField)])) as Record<
    ChoiceField,
    Made
  >

/** Somebody's answers that are chosen from a list, and nothing else of them. */
export const choicesOf = (person: Pick<Profile, ChoiceField>) =>
  // Each value comes from the field of its own name.
  eachChoice((field) => person[field]) as Pick<Profile, ChoiceField>

export const FirstName = personText({ label: 'First name', max: NAME_MAX, required: 'First name is required' })
export const LastName = personText({ label: 'Last name', max: NAME_MAX, required: 'Last name is required' })

export const SHORT_PASSWORD = 'Password must be at least 6 characters'
export const Password = z.string(SHORT_PASSWORD).check(
  z.refine((text) => codePoints(text) >= PASSWORD_MIN, SHORT_PASSWORD),
  z.refine((text) => codePoints(text) <= PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`),
  // Halves of characters would all be hashed as the same one.
  z.refine((text) => text.isWellFormed() && !text.includes('\0'), "Password contains characters that can't be used"),
)

export const Registration = z.object({ email: Email, password: Password, firstName: FirstName, lastName: LastName })
export const PasswordChange = z.object({ currentPassword: Password, newPassword: Password })

/** The signed-in person as every screen knows them. */
export const SessionUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  onboardingCompleted: z.boolean(),
  emailVerified: z.boolean(),
  subscriptionStatus: SubscriptionStatus,
  trialEndsAt: z.nullable(IsoInstant),
  subscriptionEndsAt: z.nullable(IsoInstant),
  /** A charge failed and is being tried again. Access goes on for a while. */
  isPastDue: z.boolean(),
  /** It waits for them to answer their bank. */
  needsConfirmation: z.optional(z.literal(true)),
  /** The access is a gift that ends by itself, at `trialEndsAt` or `subscriptionEndsAt`. Nothing is charged for it. */
  isComplimentary: z.boolean(),
  hasGoogle: z.boolean(),
  hasPassword: z.boolean(),
  /** A temporary password opens only the page that changes it. */
  mustChangePassword: z.boolean(),
  /** A new address that waits for its code; the old one counts until then. */
  pendingEmail: z.nullable(z.string()),
  /** Whether the address, or the one that waits, bounced or complained: it gets no more mail. */
  emailUndeliverable: z.boolean(),
})
export type SessionUser = z.infer<typeof SessionUser>

/** The session user with everything the person told us. `place` is what `birthPlace` was understood as. */
export const Profile = z.extend(SessionUser, {
  birthDate: z.nullable(LocalDate),
  birthTime: z.nullable(z.string()),
  birthTimeKnown: z.boolean(),
  /** When clocks went back and showed the birth time twice: whether it was the second time. */
  birthLater: z.boolean(),
  birthPlace: z.nullable(z.string()),
  birthPlaceId: z.nullable(z.string()),
  place: z.nullable(Place),
  /** The zone that the person chose for their birth in place of the place's own. */
  birthZone: z.nullable(z.string()),
  /** The zones that they may choose from, the place's own among them; none without a place. */
  birthZones: z.array(z.string()),
  houseSystem: ChosenHouseSystem,
  // Written out, because a bundler keeps a schema that spreads another, and with it the library, on every screen.
  gender: z.nullable(Gender),
  relationshipStatus: z.nullable(RelationshipStatus),
  lifeFocus: z.nullable(LifeFocus),
})
export type Profile = z.infer<typeof Profile>

/** What a person may change of their birth data and answers. Absent stays as it is, null clears an optional answer. */
export const birthFields = {
  birthDate: z.optional(LocalDate),
  birthTime: z.optional(BirthTime),
  birthTimeKnown: z.optional(z.boolean('Use true for a known birth time, false for an unknown one')),
  birthLater: z.optional(z.boolean('Use true for the later of the two repeated hours, false for the earlier')),
  birthPlace: z.optional(BirthPlace),
  birthPlaceId: z.optional(z.nullable(PlaceId)),
  birthZone: z.optional(
    z.nullable(
      z
        .string('Use a time zone such as America/Denver')
        .check(z.maxLength(40, 'Use a time zone such as America/Denver')),
    ),
  ),
  gender: z.optional(z.nullable(Gender)),
  relationshipStatus: z.optional(z.nullable(RelationshipStatus)),
  lifeFocus: z.optional(z.nullable(LifeFocus)),
}

export const ProfileChange = z.object({
  ...birthFields,
  firstName: z.optional(FirstName),
  lastName: z.optional(LastName),
  /** Stays pending until it is verified; the old address counts until then. */
  email: z.optional(Email),
  houseSystem: z.optional(ChosenHouseSystem),
})
export type ProfileChange = z.infer<typeof ProfileChange>
