import type { EpochSeconds } from '../../../shared/domain/time.ts'
import type { Account } from '../../domain/account/account.ts'
import type { CheckoutStore } from '../../store/checkouts.ts'
import type { CustomerStore } from '../../store/customers.ts'
import { addressClaim, type TrialClaimNeeds } from './trialClaims.ts'

export interface KeepTrialOfAddressNeeds extends TrialClaimNeeds {
  checkouts: Pick<CheckoutStore, 'keepTrial'>
  customers: Pick<CustomerStore, 'find'>
}

/**
 * Remembers under an address that its owner has had the trial. Of one that was never verified nothing is: a stranger may
 * have typed it. So it is looked at again after the trial has begun, and before the account is erased.
 */
export async function keepTrialOfAddress(
  needs: KeepTrialOfAddressNeeds,
  { account, now }: { account: Pick<Account, 'id' | 'email' | 'emailVerified'>; now: EpochSeconds },
): Promise<void> {
  if (!account.emailVerified || (await needs.customers.find(account.id))?.trialUsedAt === undefined) return
  await needs.checkouts.keepTrial(await addressClaim(needs, { email: account.email, now }), now)
}
