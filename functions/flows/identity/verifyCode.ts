import { Problem, rateLimited } from '../../../shared/contract/problem.ts'
import { CODE_TRIES } from '../../../shared/domain/limits.ts'
import { DAY, type EpochSeconds, HOUR } from '../../../shared/domain/time.ts'
import type { Account } from '../../domain/account/account.ts'
import { codeSubject } from '../../domain/identity/codeSubject.ts'
import { matchesPassword } from '../../domain/identity/passwords.ts'
import { hashOf } from '../../domain/identity/token.ts'
import type { LimitStore } from '../../store/limits.ts'
import type { VerificationStore } from '../../store/verification.ts'
import { type MarkEmailVerifiedNeeds, markEmailVerified } from './markEmailVerified.ts'

export interface VerifyCodeNeeds extends MarkEmailVerifiedNeeds {
  verification: Pick<VerificationStore, 'spendTry' | 'findCode'>
  limits: Pick<LimitStore, 'count' | 'hold'>
  identityKey: (now: EpochSeconds) => Promise<string>
}

interface Guess {
  account: Account
  otp: string
  now: EpochSeconds
}

const TRIES_A_DAY = 15

/** Verifies an address by its code. Wrong, expired and never sent look alike; each guess is spent before it is compared. */
export async function verifyCode(needs: VerifyCodeNeeds, { account, otp, now }: Guess): Promise<Account> {
  if (account.emailVerified && !account.pendingEmail) return account
  await capTries(needs, account, now)

  const code = await needs.verification.spendTry(account.id, now)
  if (!code) throw await refusal(needs, account.id, now)
  if (!(await matchesPassword(otp, code.codeHash))) throw new Problem('INVALID_CODE')

  const verified = await markEmailVerified(needs, {
    account,
    email: code.email,
    isStrong: true,
    usedCode: code.codeHash,
    now,
  })
  if (!verified) throw new Problem('INVALID_CODE')
  return verified
}

/**
 * Over all codes that an address gets in a day, so that asking for new ones does not buy more guesses. From the
 * fifteenth on there is one an hour: whoever mistypes all day still gets in, and the odds of a guesser stay near fifteen
 * in a million a day.
 */
async function capTries({ limits, identityKey }: VerifyCodeNeeds, account: Account, now: EpochSeconds) {
  const key = hashOf(`verify-code|${codeSubject(account, await identityKey(now))}`)
  const { n, endsAt } = await limits.count({ key, seconds: DAY, now })
  if (n < TRIES_A_DAY) return
  const wait = await limits.hold(key, { now, seconds: HOUR })
  // A day that ends during the pause ends the pause too, and Retry-After has to be the true wait.
  if (wait !== undefined) throw rateLimited(Math.min(wait, endsAt - now))
}

async function refusal({ verification }: VerifyCodeNeeds, accountId: string, now: EpochSeconds): Promise<Problem> {
  const code = await verification.findCode(accountId)
  const isSpent = code && now < code.expiresAt && code.attempts >= CODE_TRIES
  return isSpent ? rateLimited(code.expiresAt - now) : new Problem('INVALID_CODE')
}
