import { CURRENCY_COOKIE_DAYS } from '../../../shared/domain/limits.ts'
import type { CurrencyCode } from '../../../shared/domain/money.ts'
import { DAY, MINUTE } from '../../../shared/domain/time.ts'
import { ADMIN_SESSION_LIFETIME } from '../../domain/admin/adminSession.ts'
import { SESSION_LIFETIME } from '../../domain/identity/sessionRules.ts'

export const SESSION_COOKIE = '__Host-session'
/** The session of an operator. No user's route reads it, and no route of the admin area reads the other. */
export const ADMIN_COOKIE = '__Host-admin'
/** The hash of a session that this browser signed out of and that could not be ended yet. It opens nothing. */
export const ENDED_SESSION_COOKIE = '__Host-ended'
/** Says that this browser has signed in before, so that nobody else's wrong passwords lock it out. */
export const DEVICE_COOKIE = '__Host-device'
export const CURRENCY_COOKIE = 'currency'
/** The Google sign-in that this browser started. */
export const GOOGLE_TRANSACTION_COOKIE = '__Host-oauth'
/** Points to the onboarding answers that this browser stored before it went to Google. */
export const DRAFT_COOKIE = '__Host-onb'

const DEVICE_SECONDS = 365 * DAY
const GOOGLE_TRANSACTION_SECONDS = 10 * MINUTE
export const DRAFT_SECONDS = 30 * MINUTE

/** The cookies that a response sets; the last one of a name wins. */
export interface CookieJar {
  keepSession(token: string): void
  dropSession(): void
  keepAdminSession(token: string): void
  dropAdminSession(): void
  keepEndedSession(tokenHash: string): void
  dropEndedSession(): void
  keepDevice(deviceCookie: string): void
  keepCurrency(code: CurrencyCode): void
  keepGoogleTransaction(transaction: string): void
  dropGoogleTransaction(): void
  keepDraft(token: string): void
  dropDraft(): void
  lines(): string[]
}

export function cookieJar(): CookieJar {
  const jar = new Map<string, string>()
  const secret = (name: string, value: string, maxAge: number, sameSite: 'Lax' | 'Strict' = 'Lax') =>
    jar.set(name, `${name}=${value}; Path=/; Secure; HttpOnly; SameSite=${sameSite}; Max-Age=${maxAge}`)
  return {
    keepSession: (token) => secret(SESSION_COOKIE, token, SESSION_LIFETIME),
    dropSession: () => secret(SESSION_COOKIE, '', 0),
    keepAdminSession: (token) => secret(ADMIN_COOKIE, token, ADMIN_SESSION_LIFETIME, 'Strict'),
    dropAdminSession: () => secret(ADMIN_COOKIE, '', 0, 'Strict'),
    keepEndedSession: (tokenHash) => secret(ENDED_SESSION_COOKIE, tokenHash, SESSION_LIFETIME),
    dropEndedSession: () => secret(ENDED_SESSION_COOKIE, '', 0),
    keepDevice: (deviceCookie) => secret(DEVICE_COOKIE, deviceCookie, DEVICE_SECONDS),
    keepGoogleTransaction: (transaction) => secret(GOOGLE_TRANSACTION_COOKIE, transaction, GOOGLE_TRANSACTION_SECONDS),
    dropGoogleTransaction: () => secret(GOOGLE_TRANSACTION_COOKIE, '', 0),
    keepDraft: (token) => secret(DRAFT_COOKIE, token, DRAFT_SECONDS),
    dropDraft: () => secret(DRAFT_COOKIE, '', 0),
    /** Not HttpOnly: the page reads it too. */
    keepCurrency: (code) =>
      jar.set(
        CURRENCY_COOKIE,
        `${CURRENCY_COOKIE}=${code}; Path=/; Secure; SameSite=Lax; Max-Age=${CURRENCY_COOKIE_DAYS * DAY}`,
      ),
    lines: () => [...jar.values()],
  }
}
