import { badToken } from '../../../shared/contract/problem.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import type { Account } from '../../domain/account/account.ts'
import { emailFingerprint, hashOf, isToken } from '../../domain/identity/token.ts'
import type { AccountStore } from '../../store/accounts.ts'
import type { VerificationStore } from '../../store/verification.ts'
import { type MarkEmailVerifiedNeeds, markEmailVerified } from './markEmailVerified.ts'

export interface VerifyLinkNeeds extends MarkEmailVerifiedNeeds {
  accounts: MarkEmailVerifiedNeeds['accounts'] & Pick<AccountStore, 'find'>
  verification: Pick<VerificationStore, 'findLink'>
}

interface Opening {
  token: string
  /** Whose session came along: a link that its own person opens proves more than one that a mail scanner opens. */
  visitorId: string | undefined
  now: EpochSeconds
}

interface Opened {
  account: Account
  /** Whether the address had been verified before. */
  wasVerified: boolean
  /** The epoch of the sessions that this very opening has ended, if it has. */
  endedEpoch?: number
}

/** Verifies an address by its link and returns its account. Opening it again changes nothing. */
export async function verifyLink(needs: VerifyLinkNeeds, { token, visitorId, now }: Opening): Promise<Opened> {
  const link = isToken(token) ? await needs.verification.findLink(hashOf(token)) : undefined
  const record = link?.purpose === 'verify' ? await needs.accounts.find(link.accountId) : undefined
  if (!link || record?.account.status !== 'active') throw badToken('INVALID_TOKEN')

  const { account } = record
  const email = [account.email, account.pendingEmail].find(
    (own) => own && emailFingerprint(token, { id: account.id, email: own }) === link.fingerprint,
  )
  if (!email) throw badToken('INVALID_TOKEN')
  if (account.email === email && account.emailVerified) return { account, wasVerified: true }
  if (now >= link.expiresAt) throw badToken('TOKEN_EXPIRED')

  const isStrong = visitorId === account.id
  const verified = await markEmailVerified(needs, { account, email, isStrong, now })
  if (!verified) return settleRace(needs, account.id, email)
  const hasMoved = verified.sessionEpoch !== account.sessionEpoch
  return { account: verified, wasVerified: false, ...(hasMoved && { endedEpoch: account.sessionEpoch }) }
}

/** Many openings at once: whoever lost finds the address verified. */
async function settleRace({ accounts }: VerifyLinkNeeds, accountId: string, email: string): Promise<Opened> {
  const record = await accounts.find(accountId)
  if (record?.account.email === email && record.account.emailVerified)
    return { account: record.account, wasVerified: true }
  throw badToken('INVALID_TOKEN')
}
