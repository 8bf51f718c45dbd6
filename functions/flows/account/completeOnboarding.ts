import { Problem } from '../../../shared/contract/problem.ts'
import { hasBirthData } from '../../../shared/domain/hasBirthData.ts'
import type { Place } from '../../../shared/domain/Place.ts'
import type { Account } from '../../domain/account/account.ts'
import type { SaveProfileNeeds } from './saveProfile.ts'
import { stillSignedIn, type UpdateAccountNeeds, updateAccount } from './updateAccount.ts'

export interface CompleteOnboardingNeeds extends UpdateAccountNeeds {
  places: SaveProfileNeeds['places']
}

/** Ends onboarding once date, time and place are there. Saying it again changes nothing. */
export async function completeOnboarding(needs: CompleteOnboardingNeeds, account: Account): Promise<Account> {
  if (!hasBirthData(account)) throw new Problem('ONBOARDING_INCOMPLETE')
  const change = (current: Account): Account =>
    stillSignedIn(account, current).onboardingCompleted
      ? current
      : { ...current, onboardingCompleted: true, place: current.place ?? findPlace(needs, current) }
  return updateAccount(needs, { account, change })
}

/** Answers that came along from Google were kept where no gazetteer is, so their place has not been looked up. */
function findPlace({ places }: CompleteOnboardingNeeds, { birthPlace, birthPlaceId }: Account): Place | null {
  const chosen = birthPlaceId === null ? undefined : places.find(birthPlaceId)
  return chosen ?? (birthPlace === null ? undefined : places.resolve(birthPlace)) ?? null
}
