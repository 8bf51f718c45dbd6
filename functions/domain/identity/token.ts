import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** 256 random bits as 43 URL-safe characters: for sessions, links and everything else that must not be guessed. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Whether a text has the form of `newToken`. */
export const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text)

/** Six digits to type, any of a million as likely as the next. What they open has to count the guesses. */
export const newCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0')

/** A readable prefix with 120 random bits: `usr_…`. */
export const newId = (prefix: string): string =>
  `${prefix}_${randomBytes(15).toString('base64url').replace(/[-_]/g, 'x')}`

/** What the table keeps instead of a token; plain SHA-256 is right, since a token has 256 bits of its own. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** A name for something personal, such as an address, that nobody without the key can turn back or guess. */
export const pseudonym = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex')

/**
 * An address as a link keeps it: enough to tell whether it is still the same. Its key is the token of the link, which
 * the table does not hold, so that nobody who reads the table can confirm a guessed address.
 */
export const emailFingerprint = (token: string, { id, email }: Addressed): string => pseudonym(token, `${id}|${email}`)

interface Addressed {
  id: string
  email: string
}

interface Resetting extends Addressed {
  resetEpoch: number
}

/**
 * As `emailFingerprint`, and over with the next reset: of several links the first that is used ends the rest. What
 * somebody does who is signed in ends none, or an intruder would keep the owner of the address out.
 */
export const resetFingerprint = (token: string, { id, email, resetEpoch }: Resetting): string =>
  emailFingerprint(token, { id: `${id}|${resetEpoch}`, email })

export function isSameSecret(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest())
  return timingSafeEqual(left!, right!)
}
