import { birthDateError } from '../../../shared/domain/birth.ts'
import type { OnboardingProgress } from '../../../shared/domain/onboarding.ts'
import type { LocalDate } from '../../../shared/domain/time.ts'
import type { Account } from '../../domain/account/account.ts'
import { type UpdateAccountNeeds, updateAccount } from '../account/updateAccount.ts'

interface Applying {
  account: Account
  draft: OnboardingProgress
  today: LocalDate
}

/** Carries answers from before the trip to Google into an account that has none yet. A draft that fails a rule is left out. */
export async function applyOnboardingDraft(
  needs: UpdateAccountNeeds,
  { account, draft, today }: Applying,
): Promise<Account> {
  if (account.birthDate || !draft.birthDate || birthDateError(draft.birthDate, today)) return account
  const answers = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined))
  return updateAccount(needs, { account, change: (current) => ({ ...current, ...answers }) })
}
