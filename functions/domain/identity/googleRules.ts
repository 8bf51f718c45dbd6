import type { AuthError } from '../../../shared/domain/authError.ts'
import type { Account } from '../account/account.ts'

/** What Google says, as far as the rules ask. */
interface Claim {
  isEmailVerified: boolean
  isAuthoritative: boolean
}

/** What becomes of a Google identity whose address has an account that it is not linked to. */
export type GoogleVerdict = { do: 'link' | 'adopt' | 'adoptAndWipe' } | { refuse: AuthError }

/**
 * Decides whether an existing account may be opened through Google for the first time.
 * Google is trusted about its own addresses only. An account whose address was never verified may have been made by
 * someone who waits for the address's owner (pre-hijacking). The owner takes it over, and everything in it is deleted.
 */
export function judgeGoogle(account: Account, claim: Claim, hasStripe: boolean): GoogleVerdict {
  if (!claim.isEmailVerified) return { refuse: 'google_unverified' }
  if (account.status !== 'active') return { refuse: 'account_exists' }
  if (account.emailVerified && account.isVerifiedStrongly) {
    return claim.isAuthoritative ? { do: 'link' } : { refuse: 'link_required' }
  }
  if (!claim.isAuthoritative) return { refuse: 'link_required' }
  if (account.emailVerified) return { do: 'adopt' }
  return hasStripe ? { refuse: 'account_exists' } : { do: 'adoptAndWipe' }
}
