import type { EpochSeconds } from '../../../shared/domain/time.ts'
import {
  challengeOf,
  type OauthTransaction,
  sealTransaction,
  TRANSACTION_SECONDS,
} from '../../domain/identity/googleTransaction.ts'
import { hashOf, newToken } from '../../domain/identity/token.ts'
import type { Google } from '../../gateways/google.ts'
import type { OauthStore } from '../../store/google.ts'

export interface StartGoogleNeeds {
  google: Pick<Google, 'authorizeUrl'>
  oauth: Pick<OauthStore, 'keepVerifier'>
  oauthKey: (now: EpochSeconds) => Promise<string>
}

interface Start {
  mode: OauthTransaction['mode']
  sessionHash?: string | undefined
  draftToken: string | undefined
  now: EpochSeconds
}

/** Begins a sign-in with Google: where to send the browser, and the sealed transaction that it must bring back. */
export async function startGoogle(needs: StartGoogleNeeds, { mode, sessionHash, draftToken, now }: Start) {
  const verifier = newToken()
  const transaction: OauthTransaction = {
    id: newToken(),
    state: newToken(),
    nonce: newToken(),
    mode,
    ...(sessionHash && { sessionHash }),
    ...(draftToken && { draftHash: hashOf(draftToken) }),
  }
  const { id, state, nonce } = transaction
  const location = await needs.google.authorizeUrl({ state, nonce, challenge: challengeOf(verifier) })
  await needs.oauth.keepVerifier({ hash: hashOf(id), value: verifier, now, seconds: TRANSACTION_SECONDS })
  return { location, cookie: await sealTransaction(transaction, { secret: await needs.oauthKey(now), now }) }
}
