import { Problem } from '../../shared/contract/problem.ts'
import { hasBirthData } from '../../shared/domain/onboarding.ts'
import type { Account } from '../domain/account.ts'
import { type ChangeAccountNeeds, changeAccount } from './changeAccount.ts'

/** Ends onboarding once date, time and place are there. Saying it again changes nothing. */
export async function completeOnboarding(needs: ChangeAccountNeeds, account: Account): Promise<Account> {
  if (!hasBirthData(account)) throw new Problem('ONBOARDING_INCOMPLETE')
  return changeAccount(needs, { account, change: completed })
}

const completed = (account: Account): Account =>
  account.onboardingCompleted ? account : { ...account, onboardingCompleted: true }
