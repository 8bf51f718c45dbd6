import { after, DAY, type EpochSeconds, HOUR, MINUTE } from '../../shared/domain/time.ts'
import type { Account } from '../domain/account.ts'
import type { MailText } from '../domain/letter.ts'
import type { MailOrder } from '../domain/mailOrder.ts'
import {
  accountDeletedLetter,
  emailChangeAskedLetter,
  emailChangedLetter,
  googleLinkedLetter,
  googleUnlinkedLetter,
  passwordChangedLetter,
  resetLetter,
  verificationLetter,
} from '../domain/mailText.ts'
import { type HashCost, hashPassword } from '../domain/passwords.ts'
import { emailMark, hashOf, newCode, newToken, resetMark } from '../domain/token.ts'
import type { PeopleStore } from '../store/people.ts'
import type { VerificationStore } from '../store/verifications.ts'

export interface ComposeNeeds {
  people: Pick<PeopleStore, 'find'>
  verifications: Pick<VerificationStore, 'keepCode' | 'keepLink'>
  origin: string
}

interface Composing {
  order: MailOrder
  now: EpochSeconds
}

const CODE_LIFETIME = 10 * MINUTE
const LINK_LIFETIME = DAY
const RESET_LIFETIME = HOUR
/** Cheaper than a password's: a code lives ten minutes and five guesses. */
const CODE_COST: HashCost = { ln: 14, r: 8, p: 1 }

/** Writes the mail that an order asks for, or nothing when its reason is gone. */
export async function composeMail(
  needs: ComposeNeeds,
  { order, now }: Composing,
): Promise<(MailText & { to: string }) | undefined> {
  if (order.kind === 'accountDeleted') return order.to ? { to: order.to, ...accountDeletedLetter() } : undefined
  const person = await needs.people.find(order.accountId)
  if (person?.account.status !== 'active') return undefined
  const { account } = person
  const notice = { firstName: account.firstName, origin: needs.origin }
  const to = order.to ?? account.email
  switch (order.kind) {
    case 'verify':
      return composeVerification(needs, { account, now })
    case 'reset':
      return composeReset(needs, { account, now })
    case 'passwordChanged':
      return { to, ...passwordChangedLetter(notice) }
    case 'emailChangeAsked':
      return { to, ...emailChangeAskedLetter(notice) }
    case 'emailChanged':
      return { to, ...emailChangedLetter(notice) }
    case 'googleLinked':
      return { to, ...googleLinkedLetter(notice) }
    case 'googleUnlinked':
      return { to, ...googleUnlinkedLetter(notice) }
  }
}

async function composeReset(needs: ComposeNeeds, { account, now }: { account: Account; now: EpochSeconds }) {
  const token = newToken()
  const { id: accountId, email, firstName } = account
  const link = {
    purpose: 'reset',
    accountId,
    mark: resetMark(account),
    expiresAt: after(now, RESET_LIFETIME),
  } as const
  await needs.verifications.keepLink(hashOf(token), link)
  return { to: email, ...resetLetter({ firstName, origin: needs.origin, token }) }
}

async function composeVerification(needs: ComposeNeeds, { account, now }: { account: Account; now: EpochSeconds }) {
  const email = account.pendingEmail ?? (account.emailVerified ? undefined : account.email)
  if (!email) return undefined
  const code = newCode()
  const token = newToken()
  const { id: accountId, firstName } = account
  const codeHash = await hashPassword(code, CODE_COST)
  await needs.verifications.keepCode(accountId, { codeHash, email, expiresAt: after(now, CODE_LIFETIME) })
  const link = {
    purpose: 'verify',
    accountId,
    mark: emailMark(accountId, email),
    expiresAt: after(now, LINK_LIFETIME),
  } as const
  await needs.verifications.keepLink(hashOf(token), link)
  return { to: email, ...verificationLetter({ firstName, code, origin: needs.origin, token }) }
}
