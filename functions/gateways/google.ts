import { createRemoteJWKSet, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import type { EpochSeconds } from '../../shared/domain/time.ts'
import type { ReadSecret } from './secrets.ts'

/** What a verified id_token says. `isAuthoritative`: Google runs the mailbox, so its word about the address is final. */
export interface GoogleIdentity {
  sub: string
  email: string
  isEmailVerified: boolean
  isAuthoritative: boolean
  firstName: string
  lastName: string
}

export interface Google {
  authorizeUrl(ask: { state: string; nonce: string; challenge: string }): Promise<string>
  identify(answer: { code: string; verifier: string; nonce: string; now: EpochSeconds }): Promise<GoogleIdentity>
}

interface Settings {
  issuer: string
  clientId: string
  clientSecret: ReadSecret
  redirectUri: string
}

const TIMEOUT_MS = 5_000
const CLOCK_TOLERANCE_SECONDS = 120
const GOOGLE = 'https://accounts.google.com'

const Discovery = z.object({ authorization_endpoint: z.url(), token_endpoint: z.url(), jwks_uri: z.url() })
const Tokens = z.object({ id_token: z.string() })
const Claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.string(),
  email_verified: z.optional(z.unknown()),
  nonce: z.string(),
  hd: z.optional(z.string()),
  given_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
})

/** Google as an OpenID provider: authorisation code with PKCE. Tokens are read once and never stored. */
export function googleGateway({ issuer, clientId, clientSecret, redirectUri }: Settings): Google {
  const discover = once(() =>
    ask(`${issuer}/.well-known/openid-configuration`, {}).then((reply) => Discovery.parse(reply)),
  )
  const keys = once(async () =>
    createRemoteJWKSet(new URL((await discover()).jwks_uri), {
      timeoutDuration: TIMEOUT_MS,
      cooldownDuration: 30_000,
      cacheMaxAge: 600_000,
    }),
  )

  async function redeem(code: string, verifier: string, now: EpochSeconds): Promise<string> {
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      client_id: clientId,
      client_secret: await clientSecret(now),
      redirect_uri: redirectUri,
    })
    return Tokens.parse(await ask((await discover()).token_endpoint, { method: 'POST', body })).id_token
  }

  return {
    async authorizeUrl({ state, nonce, challenge }) {
      const url = new URL((await discover()).authorization_endpoint)
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        prompt: 'select_account',
      }).toString()
      return url.href
    },

    async identify({ code, verifier, nonce, now }) {
      const { payload } = await jwtVerify(await redeem(code, verifier, now), await keys(), {
        issuer: issuer === GOOGLE ? [GOOGLE, 'accounts.google.com'] : issuer,
        audience: clientId,
        algorithms: ['RS256'],
        maxTokenAge: '10m',
        requiredClaims: ['sub', 'email', 'nonce', 'exp', 'iat'],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        currentDate: new Date(now * 1000),
      })
      // Exactly one audience: a token issued for several parties is not accepted.
      if (payload.aud !== clientId) throw new Error('the id_token has more than our audience')
      const claims = Claims.parse(payload)
      if (claims.nonce !== nonce) throw new Error('the id_token has another nonce')
      return identityOf(claims)
    },
  }
}

const identityOf = (claims: z.infer<typeof Claims>): GoogleIdentity => ({
  sub: claims.sub,
  email: claims.email,
  isEmailVerified: claims.email_verified === true,
  isAuthoritative: claims.email.toLowerCase().endsWith('@gmail.com') || claims.hd !== undefined,
  firstName: claims.given_name ?? '',
  lastName: claims.family_name ?? '',
})

async function ask(url: string, options: RequestInit): Promise<unknown> {
  const response = await fetch(url, { ...options, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw refusal(response.status)
  return response.json()
}

/** The status goes into the name, since logs keep no message: 401 is a wrong client secret, 400 a code used twice. */
function refusal(status: number): Error {
  const error = new Error(`the provider answered ${status}`)
  error.name = `ProviderAnswered${status}`
  return error
}

/** Caches the first success; a failure is forgotten. The provider's documents stay the same for years. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let held: Promise<T> | undefined
  return () => {
    held ??= load().catch((error: unknown) => {
      held = undefined
      throw error
    })
    return held
  }
}
