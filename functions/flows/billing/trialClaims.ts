import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { trialAddress } from '../../domain/billing/trialAddress.ts'
import { pseudonym } from '../../domain/identity/token.ts'

export interface TrialClaimNeeds {
  identityKey: (now: EpochSeconds) => Promise<string>
}

/** The fingerprint of an address under which its one trial is remembered, also after the account is gone. */
export const addressClaim = async (
  { identityKey }: TrialClaimNeeds,
  { email, now }: { email: string; now: EpochSeconds },
) => pseudonym(await identityKey(now), `trial|address|${trialAddress(email)}`)

/** The same for a card, by the fingerprint that Stripe gives it. */
export const cardClaim = async ({ identityKey }: TrialClaimNeeds, { card, now }: { card: string; now: EpochSeconds }) =>
  pseudonym(await identityKey(now), `trial|card|${card}`)
