import { createHash } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import type { EpochSeconds } from '../../../shared/domain/time.ts'

/** A Google sign-in under way, as the browser that started it carries it. */
export type GoogleTransaction = z.infer<typeof GoogleTransaction>
export const GoogleTransaction = z.object({
  /** Names the single-use row that holds the PKCE verifier. */
  id: z.string(),
  state: z.string(),
  nonce: z.string(),
  mode: z.enum(['login', 'connect']),
  /** In connect mode, the hash of the session that started it: the same one has to finish it. */
  sessionHash: z.optional(z.string()),
  draftHash: z.optional(z.string()),
})

const TYPE = 'oauth-tx+jwt'
const AUDIENCE = 'oauth-callback'
export const TRANSACTION_SECONDS = 600

const keyOf = (secret: string) => new TextEncoder().encode(secret)

/** Signs a transaction for its cookie. `secret` has at least 256 bits and no other purpose. */
export const sealTransaction = (transaction: GoogleTransaction, { secret, now }: Seal): Promise<string> =>
  new SignJWT({ ...transaction })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE })
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(now + TRANSACTION_SECONDS)
    .sign(keyOf(secret))

/** Reads a transaction back; undefined when it is not ours, too old or changed. */
export async function openTransaction(cookie: string, { secret, now }: Seal): Promise<GoogleTransaction | undefined> {
  try {
    const { payload } = await jwtVerify(cookie, keyOf(secret), {
      algorithms: ['HS256'],
      typ: TYPE,
      audience: AUDIENCE,
      currentDate: new Date(now * 1000),
    })
    return GoogleTransaction.parse(payload)
  } catch {
    return undefined
  }
}

interface Seal {
  secret: string
  now: EpochSeconds
}

/** The S256 challenge of a PKCE verifier (RFC 7636). */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')
