import { invalidInput, Problem, rateLimited } from '../../../shared/contract/problem.ts'
import { normaliseEmail } from '../../../shared/domain/email.ts'
import { after, DAY, type EpochSeconds } from '../../../shared/domain/time.ts'
import { type Account, newAccount } from '../../domain/account/account.ts'
import { unverifiedDeletion } from '../../domain/account/retention.ts'
import { hashPassword, isCommonPassword } from '../../domain/identity/passwords.ts'
import { newId, newToken, pseudonym } from '../../domain/identity/token.ts'
import { mailFor } from '../../domain/mail/outboxMail.ts'
import type { AccountStore } from '../../store/accounts.ts'
import type { LimitStore } from '../../store/limits.ts'

export interface RegisterNeeds {
  accounts: Pick<AccountStore, 'claimEmail' | 'releaseEmail' | 'create'>
  limits: Pick<LimitStore, 'count'>
  identityKey: (now: EpochSeconds) => Promise<string>
  hashing: <T>(work: () => Promise<T>) => Promise<T>
}

interface Registration {
  email: string
  password: string
  firstName: string
  lastName: string
  now: EpochSeconds
}

const CLAIM_SECONDS = 30
const TRIES_A_DAY = 3

/** Makes an account with its address and its first mail, all or nothing. Of many at once for one address, one wins. */
export async function registerAccount(needs: RegisterNeeds, registration: Registration): Promise<Account> {
  const { password, now } = registration
  if (isCommonPassword(password)) throw invalidInput({ password: 'This password is too common. Choose another one.' })
  const email = normaliseEmail(registration.email)
  const claim = { email, claim: newToken() }
  if (!(await needs.accounts.claimEmail({ ...claim, until: after(now, CLAIM_SECONDS), now })))
    throw new Problem('EMAIL_TAKEN')

  try {
    await capTries(needs, email, now)
    const passwordHash = await needs.hashing(() => hashPassword(password))
    const account = newAccount({ ...registration, id: newId('usr'), passwordHash })
    const mail = mailFor({ kind: 'verify', accountId: account.id, occasion: 'register', now })
    if (!(await needs.accounts.create(account, claim, { mails: [mail], deletion: unverifiedDeletion(account) })))
      throw new Problem('EMAIL_TAKEN')
    return account
  } catch (error) {
    await needs.accounts.releaseEmail(claim)
    throw error
  }
}

async function capTries(needs: RegisterNeeds, email: string, now: EpochSeconds) {
  const key = pseudonym(await needs.identityKey(now), `register|${email}`)
  const { n, endsAt } = await needs.limits.count({ key, seconds: DAY, now })
  if (n > TRIES_A_DAY) throw rateLimited(endsAt - now)
}
