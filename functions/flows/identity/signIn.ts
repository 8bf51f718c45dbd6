import { Problem, rateLimited } from '../../../shared/contract/problem.ts'
import { normaliseEmail } from '../../../shared/domain/email.ts'
import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { type Account, isPasswordExpired } from '../../domain/account/account.ts'
import { deviceOf } from '../../domain/identity/deviceCookie.ts'
import { matchesPassword } from '../../domain/identity/passwords.ts'
import type { AccountRecord, AccountStore } from '../../store/accounts.ts'
import { type Attempt, clearFailedAttempts, countSignInAttempt, type LockoutNeeds } from './lockout.ts'

export interface SignInNeeds extends LockoutNeeds {
  accounts: Pick<AccountStore, 'find' | 'findIdByEmail'>
  deviceCookieKey: (now: EpochSeconds) => Promise<string>
  hashing: <T>(work: () => Promise<T>) => Promise<T>
}

interface Credentials {
  email: string
  password: string
  address: string | undefined
  deviceCookie: string | undefined
  now: EpochSeconds
}

/** Answers the person whose password this is. A wrong password and an unknown address look and last alike. */
export async function signIn(
  needs: SignInNeeds,
  { email, password, address, deviceCookie, now }: Credentials,
): Promise<AccountRecord> {
  const subject = normaliseEmail(email)
  const record = await findRecord(needs, subject)
  const device = record && deviceOf(deviceCookie, record.account, await needs.deviceCookieKey(now))
  const attempt: Attempt = { subject, address, device, now }
  const retryAfter = await countSignInAttempt(needs, attempt)
  if (retryAfter !== undefined) throw rateLimited(retryAfter)

  const isRight = await needs.hashing(() => matchesPassword(password, record?.account.passwordHash))
  if (!isRight || !record || !mayEnter(record.account, now)) throw new Problem('INVALID_CREDENTIALS')

  await clearFailedAttempts(needs, attempt)
  return record
}

const mayEnter = (account: Account, now: EpochSeconds): boolean =>
  account.status === 'active' && !isPasswordExpired(account, now)

/** Looks for somebody also where nobody owns the address, so that time does not tell whether an account exists. */
const findRecord = async ({ accounts }: SignInNeeds, email: string): Promise<AccountRecord | undefined> =>
  accounts.find((await accounts.findIdByEmail(email)) ?? 'nobody')
