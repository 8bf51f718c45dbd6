import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { type GoogleTransaction, openTransaction } from '../../domain/identity/googleTransaction.ts'
import { hashOf, isSameSecret } from '../../domain/identity/token.ts'
import type { Warn } from '../../domain/ports/warn.ts'
import type { Google, GoogleIdentity } from '../../gateways/google.ts'
import type { GoogleStore } from '../../store/google.ts'

export interface VerifyGoogleCallbackNeeds {
  google: Pick<Google, 'identify'>
  googleSignIns: Pick<GoogleStore, 'takeVerifier'>
  googleTransactionKey: (now: EpochSeconds) => Promise<string>
  warn: Warn
}

interface Return {
  code: string | undefined
  state: string | undefined
  cookie: string | undefined
  now: EpochSeconds
}

const LONGEST = 512

/**
 * Reads what came back from Google: the same browser, the state that it left with, a verifier that nobody has used,
 * and a token that says who it is. Undefined for everything else, whatever the reason.
 */
export async function verifyGoogleCallback(
  needs: VerifyGoogleCallbackNeeds,
  { code, state, cookie, now }: Return,
): Promise<{ transaction: GoogleTransaction; identity: GoogleIdentity } | undefined> {
  if (!code || !state || !cookie || code.length > LONGEST || state.length > LONGEST) return undefined
  const transaction = await openTransaction(cookie, { secret: await needs.googleTransactionKey(now), now })
  if (!transaction || !isSameSecret(transaction.state, state)) return undefined
  const verifier = await needs.googleSignIns.takeVerifier(hashOf(transaction.id), now)
  if (!verifier) return undefined
  try {
    return { transaction, identity: await needs.google.identify({ code, verifier, nonce: transaction.nonce, now }) }
  } catch (error) {
    needs.warn('Google did not say who somebody is', error)
    return undefined
  }
}
