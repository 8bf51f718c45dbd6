import type { Account } from './account.ts'

/** How surely an address belongs to the account: opening a link is weak proof, since mail scanners do it too. */
export const PROOFS = ['none', 'weak', 'strong'] as const
export type Proof = (typeof PROOFS)[number]

type Verified = Pick<Account, 'emailVerified' | 'isVerifiedStrongly'>

export function proofOf({ emailVerified, isVerifiedStrongly }: Verified): Proof {
  if (!emailVerified) return 'none'
  return isVerifiedStrongly ? 'strong' : 'weak'
}
