import type { EpochSeconds } from '../../shared/domain/time.ts'
import { pseudonym } from '../domain/identity/token.ts'
import { type Google, googleGateway } from '../gateways/google.ts'
import { required } from '../kit/env.ts'
import { hashingGate } from '../kit/hashing.ts'
import { erasureStore } from '../store/erasure.ts'
import { googleStore } from '../store/google.ts'
import { limitStore } from '../store/limits.ts'
import { outboxStore } from '../store/outbox.ts'
import { verificationStore } from '../store/verification.ts'
import { environment, identityKey, members, secret, table, triggerFor, warn } from './parts.ts'

/** Issuer and client are all that differ between Google and its local double. Without a client, Google is off. */
const wireGoogle = (clientId = environment.GOOGLE_CLIENT_ID): Google =>
  clientId
    ? googleGateway({
        clientId,
        issuer: required(environment, 'GOOGLE_ISSUER'),
        clientSecret: secret('GOOGLE_SECRET_ID'),
        redirectUri: `${environment.APP_ORIGIN}/api/auth/google/callback`,
      })
    : { authorizeUrl: notConfigured, identify: notConfigured }

const notConfigured = async () => {
  throw new Error('Google sign-in is not configured')
}

export function wireIdentity() {
  const opened = table()
  const key = identityKey()
  const trigger = triggerFor('MAIL_FUNCTION')
  return {
    ...members(opened, { trigger, identityKey: key }),
    limits: limitStore(opened),
    outbox: outboxStore(opened, trigger),
    verification: verificationStore(opened),
    identityKey: key,
    google: wireGoogle(),
    googleSignIns: googleStore(opened),
    erasure: erasureStore(opened),
    // One key for one purpose: what seals a sign-in, or a device cookie, must not be what names addresses.
    googleTransactionKey: async (now: EpochSeconds) => pseudonym(await key(now), 'google sign-in'),
    deviceCookieKey: async (now: EpochSeconds) => pseudonym(await key(now), 'device cookie'),
    hashing: hashingGate(),
    warn,
  }
}
