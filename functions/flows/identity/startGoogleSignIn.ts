import type { EpochSeconds } from '../../../shared/domain/time.ts'
import {
  challengeOf,
  type GoogleTransaction,
  sealTransaction,
  TRANSACTION_SECONDS,
} from '../../domain/identity/googleTransaction.ts'
import { hashOf, newToken } from '../../domain/identity/token.ts'
import type { Google } from '../../gateways/google.ts'
import type { GoogleStore } from '../../store/google.ts'

export interface StartGoogleSignInNeeds {
  google: Pick<Google, 'authorizeUrl'>
  googleSignIns: Pick<GoogleStore, 'keepVerifier'>
  googleTransactionKey: (now: EpochSeconds) => Promise<string>
}

interface Start {
  mode: GoogleTransaction['mode']
  sessionHash?: string | undefined
  draftToken: string | undefined
  now: EpochSeconds
}

/** Begins a sign-in with Google: where to send the browser, and the sealed transaction that it must bring back. */
export async function startGoogleSignIn(needs: StartGoogleSignInNeeds, { mode, sessionHash, draftToken, now }: Start) {
  const verifier = newToken()
  const transaction: GoogleTransaction = {
    id: newToken(),
    state: newToken(),
    nonce: newToken(),
    mode,
    ...(sessionHash && { sessionHash }),
    ...(draftToken && { draftHash: hashOf(draftToken) }),
  }
  const { id, state, nonce } = transaction
  const location = await needs.google.authorizeUrl({ state, nonce, challenge: challengeOf(verifier) })
  await needs.googleSignIns.keepVerifier({ hash: hashOf(id), value: verifier, now, seconds: TRANSACTION_SECONDS })
  return {
    location,
    cookie: await sealTransaction(transaction, { secret: await needs.googleTransactionKey(now), now }),
  }
}
