import { createHash, randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import type { Clock } from '../clock.ts'
import type { GoogleAccount } from './googleAccounts.ts'

interface SignerNeeds {
  issuer: string
  clientId: string
  clock: Clock
}

interface Signer {
  keys: { keys: JWK[] }
  sign(redeemed: { account: GoogleAccount; nonce: string }): Promise<string>
}

const LIFETIME_SECONDS = 3600

/** Signs id tokens with a key that is generated at each start. */
export async function tokenSigner({ issuer, clientId, clock }: SignerNeeds): Promise<Signer> {
  const kid = randomUUID()
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  return {
    keys: { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] },
    sign({ account, nonce }) {
      const now = Math.floor(clock.now().getTime() / 1000)
      return new SignJWT({
        nonce,
        email: account.email,
        email_verified: account.isVerified,
        given_name: account.givenName,
        family_name: account.familyName,
        ...(account.hostedDomain && { hd: account.hostedDomain }),
      })
        .setProtectedHeader({ alg: 'RS256', kid })
        .setIssuer(issuer)
        .setAudience(clientId)
        .setSubject(subjectOf(account.email))
        .setIssuedAt(now)
        .setExpirationTime(now + LIFETIME_SECONDS)
        .sign(privateKey)
    },
  }
}

/** Derived from the address, so that an account keeps its subject from one start to the next. */
const subjectOf = (email: string) =>
  BigInt(`0x${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 16)}`).toString()
