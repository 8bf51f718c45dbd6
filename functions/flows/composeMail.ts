import { randomInt } from 'node:crypto'
import { after, DAY, type EpochSeconds, MINUTE } from '../../shared/domain/time.ts'
import type { Account } from '../domain/account.ts'
import type { MailOrder } from '../domain/mailOrder.ts'
import { type MailText, verificationLetter } from '../domain/mailText.ts'
import { type HashCost, hashPassword } from '../domain/passwords.ts'
import { hashOf, newToken } from '../domain/token.ts'
import type { PeopleStore } from '../store/people.ts'
import type { VerificationStore } from '../store/verifications.ts'

export interface ComposeNeeds {
  people: Pick<PeopleStore, 'find'>
  verifications: Pick<VerificationStore, 'keep'>
  origin: string
}

const CODE_LIFETIME = 10 * MINUTE
const LINK_LIFETIME = DAY
/** Cheaper than a password's: a code lives ten minutes and five guesses. */
const CODE_COST: HashCost = { ln: 14, r: 8, p: 1 }

/** Writes the mail that an order asks for, or nothing when its reason is gone. */
export async function composeMail(
  needs: ComposeNeeds,
  { order, now }: { order: MailOrder; now: EpochSeconds },
): Promise<(MailText & { to: string }) | undefined> {
  const person = await needs.people.find(order.accountId)
  if (person?.account.status !== 'active') return undefined
  switch (order.kind) {
    case 'verify':
      return person.account.emailVerified ? undefined : composeVerification(needs, { account: person.account, now })
  }
}

async function composeVerification(needs: ComposeNeeds, { account, now }: { account: Account; now: EpochSeconds }) {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  const token = newToken()
  await needs.verifications.keep({
    accountId: account.id,
    email: account.email,
    codeHash: await hashPassword(code, CODE_COST),
    codeExpiresAt: after(now, CODE_LIFETIME),
    linkHash: hashOf(token),
    linkExpiresAt: after(now, LINK_LIFETIME),
    now,
  })
  const { firstName, email } = account
  return { to: email, ...verificationLetter({ firstName, code, origin: needs.origin, token }) }
}
