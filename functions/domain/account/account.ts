import * as z from 'zod/mini'
import { type Birth, ChosenHouseSystem } from '../../../shared/domain/birth.ts'
import { normaliseEmail } from '../../../shared/domain/email.ts'
import { Place } from '../../../shared/domain/Place.ts'
import { isComplimentary, membershipOf, type Standing } from '../../../shared/domain/subscription.ts'
import { EpochSeconds, isoInstant } from '../../../shared/domain/time.ts'
import {
  type ChoiceField,
  choiceFields,
  choicesOf,
  eachChoice,
  type Profile,
  type SessionUser,
} from '../../../shared/domain/user.ts'
import { birthZonesOf } from './birthZones.ts'

/** A person as the table knows them. `version` moves with every change, `sessionEpoch` when every session must end. */
export type Account = z.infer<typeof Account>
export const Account = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  passwordHash: z.nullable(z.string()),
  googleSub: z.nullable(z.string()),
  emailVerified: z.boolean(),
  /** Opening a link is weak proof: mail scanners do it too. It counts as strong with the person's own session. */
  isVerifiedStrongly: z._default(z.boolean(), false),
  pendingEmail: z._default(z.nullable(z.string()), null),
  /** An address, normalised, that takes no mail from us: the one that the account has or is to get, or an earlier one. */
  undeliverableEmail: z._default(z.nullable(z.string()), null),
  mustChangePassword: z._default(z.boolean(), false),
  temporaryPasswordEndsAt: z._default(z.nullable(EpochSeconds), null),
  onboardingCompleted: z.boolean(),
  birthDate: z.nullable(z.string()),
  birthTime: z.nullable(z.string()),
  birthTimeKnown: z.boolean(),
  birthLater: z._default(z.boolean(), false),
  birthPlace: z.nullable(z.string()),
  birthPlaceId: z.nullable(z.string()),
  place: z.nullable(Place),
  birthZone: z._default(z.nullable(z.string()), null),
  houseSystem: z._default(ChosenHouseSystem, 'placidus'),
  ...choiceFields,
  /** Only `active` opens anything, and only `deleting` is erased. */
  status: z.enum(['active', 'deleting', 'unknown']),
  sessionEpoch: z.int(),
  /** Moves when the reset links that are out must end. */
  resetEpoch: z._default(z.int(), 0),
  createdAt: EpochSeconds,
  version: z.int(),
})

/** An account of another release: a status that this one does not know opens nothing, and an answer counts as none. */
export const PartlyKnownAccount = z.extend(Account, {
  status: z.catch(Account.shape.status, 'unknown'),
  place: z.catch(Account.shape.place, null),
  houseSystem: z.catch(Account.shape.houseSystem, 'placidus'),
  ...forgivingChoices(),
})

function forgivingChoices(): { [Field in ChoiceField]: z.ZodMiniCatch<(typeof choiceFields)[Field]> } {
  const forgiving: unknown = eachChoice((field) => z.catch<z.ZodMiniType>(choiceFields[field], null))
  // Each schema is the field's own.
  return forgiving as ReturnType<typeof forgivingChoices>
}

/** A person's answers before they have given any. */
const UNANSWERED = {
  onboardingCompleted: false,
  birthDate: null,
  birthTime: null,
  birthTimeKnown: true,
  birthLater: false,
  birthPlace: null,
  birthPlaceId: null,
  place: null,
  birthZone: null,
  houseSystem: 'placidus',
  ...eachChoice(() => null),
} as const

/** From here on nobody gets in; what is left is to be erased. One that is closed already stays as it is. */
export const closedAccount = (account: Account): Account =>
  account.status === 'deleting' ? account : { ...account, status: 'deleting', sessionEpoch: account.sessionEpoch + 1 }

export const withoutAnswers = (account: Account): Account => ({ ...account, ...UNANSWERED })

interface NewAccount {
  id: string
  email: string
  firstName: string
  lastName: string
  passwordHash: string | null
  now: EpochSeconds
}

/** Takes each field by name: what a caller passes along beside them, such as the password itself, stays outside. */
export const newAccount = ({ id, email, firstName, lastName, passwordHash, now }: NewAccount): Account => ({
  id,
  email,
  firstName,
  lastName,
  passwordHash,
  googleSub: null,
  emailVerified: false,
  isVerifiedStrongly: false,
  pendingEmail: null,
  undeliverableEmail: null,
  mustChangePassword: false,
  temporaryPasswordEndsAt: null,
  ...UNANSWERED,
  status: 'active',
  sessionEpoch: 0,
  resetEpoch: 0,
  createdAt: now,
  version: 1,
})

/** A temporary password from an operator opens the account for a day, and is worth nothing after it. */
export const isPasswordExpired = ({ temporaryPasswordEndsAt }: Account, now: EpochSeconds): boolean =>
  temporaryPasswordEndsAt !== null && now >= temporaryPasswordEndsAt

/** A charge failed and can still be paid: with access, or where it was the first and Premium waits for it. */
export const isOverdue = (standing: Standing, now: EpochSeconds): boolean =>
  standing.isPastDue === true && (standing.status === 'inactive' || membershipOf(standing, now).hasActiveAccess)

/** What the person's own browser may know: names every field, so that a new secret on the row can never leak. */
export function sessionUserOf(account: Account, standing: Standing, now: EpochSeconds): SessionUser {
  const { status, hasActiveAccess } = membershipOf(standing, now)
  return {
    id: account.id,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    onboardingCompleted: account.onboardingCompleted,
    emailVerified: account.emailVerified,
    subscriptionStatus: status,
    trialEndsAt: standing.trialEndsAt === null ? null : isoInstant(standing.trialEndsAt),
    subscriptionEndsAt: standing.subscriptionEndsAt === null ? null : isoInstant(standing.subscriptionEndsAt),
    isPastDue: isOverdue(standing, now),
    ...(standing.needsConfirmation && isOverdue(standing, now) && { needsConfirmation: true as const }),
    isComplimentary: hasActiveAccess && isComplimentary(standing),
    hasGoogle: account.googleSub !== null,
    hasPassword: account.passwordHash !== null,
    mustChangePassword: account.mustChangePassword,
    pendingEmail: account.pendingEmail,
    emailUndeliverable: isUndeliverable(account),
  }
}

const isUndeliverable = (account: Account): boolean =>
  account.undeliverableEmail !== null && isAddressOf(account, account.undeliverableEmail)

/** Whether an address, normalised, is the one that an account has, or the one that waits to become it. */
export const isAddressOf = ({ email, pendingEmail }: Account, normalised: string): boolean =>
  [email, pendingEmail ?? email].some((address) => normaliseEmail(address) === normalised)

export function profileOf(account: Account, standing: Standing, now: EpochSeconds): Profile {
  return {
    ...sessionUserOf(account, standing, now),
    birthDate: account.birthDate,
    birthTime: account.birthTime,
    birthTimeKnown: account.birthTimeKnown,
    birthLater: account.birthLater,
    birthPlace: account.birthPlace,
    birthPlaceId: account.birthPlaceId,
    place: account.place,
    birthZone: account.birthZone,
    birthZones: account.place ? [...birthZonesOf(account.place)] : [],
    houseSystem: account.houseSystem,
    ...choicesOf(account),
  }
}

/** What a chart is cast from, or undefined until date, time and a place that we know are there. */
export function birthOf(account: Account): Birth | undefined {
  const { birthDate, birthTime, birthTimeKnown, birthLater, birthZone, houseSystem } = account
  if (!birthDate || !birthTime || !account.place) return undefined
  const place = birthZone ? { ...account.place, zone: birthZone } : account.place
  return {
    date: birthDate,
    time: birthTime,
    timeKnown: birthTimeKnown,
    place,
    // What is as usual is left out, so that charts which were kept before there was a choice stay as they are.
    ...(birthLater && { later: true }),
    ...(houseSystem !== 'placidus' && { houseSystem }),
  }
}
