import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** 256 random bits as 43 URL-safe characters: for sessions, links and everything else that must not be guessed. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Six digits to type, any of a million as likely as the next. What they open has to count the guesses. */
export const newCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0')

/** A readable prefix with 120 random bits: `usr_…`. */
export const newId = (prefix: string): string =>
  `${prefix}_${randomBytes(15).toString('base64url').replace(/[-_]/g, 'x')}`

/** What the table keeps instead of a token; plain SHA-256 is right, since a token has 256 bits of its own. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** A name for something personal, such as an address, that nobody without the key can turn back or guess. */
export const pseudonym = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex')

/** An address as a link keeps it: enough to tell whether it is still the same, and nothing to read once the account is gone. */
export const emailFingerprint = (accountId: string, email: string): string => hashOf(`${accountId}|${email}`)

interface Resetting {
  id: string
  email: string
  resetEpoch: number
}

/**
 * As an address's mark, and over with the next reset: of several links the first that is used ends the rest. What
 * somebody does who is signed in ends none, or a stranger inside would keep the owner of the address outside.
 */
export const resetFingerprint = ({ id, email, resetEpoch }: Resetting): string =>
  emailFingerprint(`${id}|${resetEpoch}`, email)

export function isSameSecret(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest())
  return timingSafeEqual(left!, right!)
}
