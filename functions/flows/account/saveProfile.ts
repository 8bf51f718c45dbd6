import { invalidInput } from '../../../shared/contract/problem.ts'
import { birthDateError, UNLISTED_PLACE } from '../../../shared/domain/birth.ts'
import type { Place } from '../../../shared/domain/Place.ts'
import { placeLabel } from '../../../shared/domain/placeLabel.ts'
import type { EpochSeconds, LocalDate } from '../../../shared/domain/time.ts'
import type { ProfileChange } from '../../../shared/domain/user.ts'
import type { Account } from '../../domain/account/account.ts'
import { birthZonesOf } from '../../domain/account/birthZones.ts'
import { type EmailChangeNeeds, requestEmailChange } from './requestEmailChange.ts'
import { stillSignedIn, type UpdateAccountNeeds, updateAccount } from './updateAccount.ts'

export interface SaveProfileNeeds extends UpdateAccountNeeds, EmailChangeNeeds {
  accounts: UpdateAccountNeeds['accounts'] & EmailChangeNeeds['accounts']
  places: { find(id: string): Place | undefined; resolve(text: string): Place | undefined }
}

interface Save {
  account: Account
  change: ProfileChange
  /** The person's own calendar day, which decides how old they are. */
  today: LocalDate
  now: EpochSeconds
}

/** Saves what was sent and nothing else. A place that nobody can find is saved as text; the chart asks about it later. */
export async function saveProfile(needs: SaveProfileNeeds, { account, change, today, now }: Save): Promise<Account> {
  const error = change.birthDate === undefined ? undefined : birthDateError(change.birthDate, today)
  if (error) throw invalidInput({ birthDate: error })
  const { email, ...rest } = change
  const moving = email === undefined ? undefined : await requestEmailChange(needs, { account, email, now })
  const moved = placeOf(needs, account, rest)
  const changed = {
    ...withoutAbsent(rest),
    ...moved,
    ...zoneOf(account, rest, moved),
    ...timeOf(account, rest),
    ...moving?.changed,
  }
  const isRenamed = (['firstName', 'lastName'] as const).some(
    (name) => rest[name] !== undefined && rest[name] !== account[name],
  )
  return updateAccount(needs, {
    account,
    change: (current) => ({ ...stillSignedIn(account, current), ...changed }),
    items: { ...(moving && { mails: moving.mails }), ...(isRenamed && { relistedAt: now }) },
  })
}

/** A choice from the list wins over the text; new text without a choice is understood as its best match. */
function placeOf(
  { places }: SaveProfileNeeds,
  account: Account,
  { birthPlace, birthPlaceId }: ProfileChange,
): Partial<Account> {
  if (birthPlaceId) {
    const place = places.find(birthPlaceId)
    if (!place) throw invalidInput({ birthPlaceId: UNLISTED_PLACE })
    return { place, birthPlaceId, birthPlace: birthPlace ?? placeLabel(place) }
  }
  const isTheSame = birthPlaceId === undefined && birthPlace === account.birthPlace && account.place !== null
  if (birthPlace === undefined || isTheSame) return {}
  return { place: places.resolve(birthPlace) ?? null, birthPlaceId: null }
}

/** Another zone of the place's country. It is forgotten with the place, and the place's own zone is no choice. */
function zoneOf(account: Account, { birthZone }: ProfileChange, moved: Partial<Account>): Partial<Account> {
  const place = moved.place === undefined ? account.place : moved.place
  const isElsewhere = place?.id !== account.place?.id
  if (birthZone === undefined) return isElsewhere ? { birthZone: null } : {}
  if (birthZone === null) return { birthZone }
  if (!place || !birthZonesOf(place).includes(birthZone)) throw invalidInput({ birthZone: UNKNOWN_BIRTH_ZONE })
  return { birthZone: birthZone === place.zone ? null : birthZone }
}

const UNKNOWN_BIRTH_ZONE = 'Choose a time zone of the country of your birth place'

/** A time without a word about its certainty is a known one. Which of two equal hours it was is forgotten with the hour. */
function timeOf(account: Account, change: ProfileChange): Partial<Account> {
  const { birthDate = account.birthDate, birthTime = account.birthTime } = change
  const isMoved = birthDate !== account.birthDate || birthTime !== account.birthTime
  return {
    ...(change.birthTime !== undefined && change.birthTimeKnown === undefined && { birthTimeKnown: true }),
    ...(isMoved && change.birthLater === undefined && { birthLater: false }),
  }
}

const withoutAbsent = (change: ProfileChange): Partial<Account> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
