import type { EpochSeconds } from '../../../shared/domain/time.ts'
import { type OauthTransaction, openTransaction } from '../../domain/identity/googleTransaction.ts'
import { hashOf, isSameSecret } from '../../domain/identity/token.ts'
import type { Tell } from '../../domain/ports/warn.ts'
import type { Google, GoogleIdentity } from '../../gateways/google.ts'
import type { OauthStore } from '../../store/google.ts'

export interface AnswerGoogleNeeds {
  google: Pick<Google, 'identify'>
  oauth: Pick<OauthStore, 'takeVerifier'>
  oauthKey: (now: EpochSeconds) => Promise<string>
  tell: Tell
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
export async function answerGoogle(
  needs: AnswerGoogleNeeds,
  { code, state, cookie, now }: Return,
): Promise<{ transaction: OauthTransaction; identity: GoogleIdentity } | undefined> {
  if (!code || !state || !cookie || code.length > LONGEST || state.length > LONGEST) return undefined
  const transaction = await openTransaction(cookie, { secret: await needs.oauthKey(now), now })
  if (!transaction || !isSameSecret(transaction.state, state)) return undefined
  const verifier = await needs.oauth.takeVerifier(hashOf(transaction.id), now)
  if (!verifier) return undefined
  try {
    return { transaction, identity: await needs.google.identify({ code, verifier, nonce: transaction.nonce, now }) }
  } catch (error) {
    needs.tell('Google did not say who somebody is', error)
    return undefined
  }
}
