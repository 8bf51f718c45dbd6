import { badToken } from '../../../shared/contract/problem.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import type { Account } from '../../domain/account/account.ts'
import { emailMark, hashOf } from '../../domain/identity/token.ts'
import type { PeopleStore } from '../../store/accounts.ts'
import type { VerificationStore } from '../../store/verification.ts'
import { type ConfirmEmailNeeds, confirmEmail } from './markEmailVerified.ts'

export interface VerifyLinkNeeds extends ConfirmEmailNeeds {
  people: ConfirmEmailNeeds['people'] & Pick<PeopleStore, 'find'>
  verifications: Pick<VerificationStore, 'findLink'>
}

interface Opening {
  token: string
  /** Whose session came along: a link that its own person opens proves more than one that a mail scanner opens. */
  visitorId: string | undefined
  now: EpochSeconds
}

interface Opened {
  account: Account
  /** Whether the address had been confirmed before. */
  hadBeen: boolean
  /** The epoch of the sessions that this very opening has ended, if it has. */
  endedEpoch?: number
}

const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** Confirms an address by its link and answers whose it is. Opening it again changes nothing. */
export async function verifyLink(needs: VerifyLinkNeeds, { token, visitorId, now }: Opening): Promise<Opened> {
  const link = TOKEN.test(token) ? await needs.verifications.findLink(hashOf(token)) : undefined
  const person = link?.purpose === 'verify' ? await needs.people.find(link.accountId) : undefined
  if (!link || person?.account.status !== 'active') throw badToken('INVALID_TOKEN')

  const { account } = person
  const email = [account.email, account.pendingEmail].find((own) => own && emailMark(account.id, own) === link.mark)
  if (!email) throw badToken('INVALID_TOKEN')
  if (account.email === email && account.emailVerified) return { account, hadBeen: true }
  if (now >= link.expiresAt) throw badToken('TOKEN_EXPIRED')

  const isStrong = visitorId === account.id
  const confirmed = await confirmEmail(needs, { account, email, isStrong, now })
  if (!confirmed) return settleRace(needs, account.id, email)
  const hasMoved = confirmed.sessionEpoch !== account.sessionEpoch
  return { account: confirmed, hadBeen: false, ...(hasMoved && { endedEpoch: account.sessionEpoch }) }
}

/** Many openings at once: whoever lost finds the address confirmed. */
async function settleRace({ people }: VerifyLinkNeeds, accountId: string, email: string): Promise<Opened> {
  const person = await people.find(accountId)
  if (person?.account.email === email && person.account.emailVerified) return { account: person.account, hadBeen: true }
  throw badToken('INVALID_TOKEN')
}
