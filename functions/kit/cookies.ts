import { CURRENCY_COOKIE_DAYS } from '../../shared/domain/limits.ts'
import type { CurrencyCode } from '../../shared/domain/money.ts'
import { DAY } from '../../shared/domain/time.ts'

export const SESSION_COOKIE = '__Host-session'
export const CURRENCY_COOKIE = 'currency'

const SESSION_SECONDS = 30 * DAY

/** Cookies that an answer sets; the last one of a name wins. */
export interface CookieJar {
  keepSession(token: string): void
  dropSession(): void
  keepCurrency(code: CurrencyCode): void
  lines(): string[]
}

export function cookieJar(): CookieJar {
  const jar = new Map<string, string>()
  const session = (value: string, maxAge: number) =>
    jar.set(SESSION_COOKIE, `${SESSION_COOKIE}=${value}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${maxAge}`)
  return {
    keepSession: (token) => session(token, SESSION_SECONDS),
    dropSession: () => session('', 0),
    /** The page shows the choice too, so this one is readable there. */
    keepCurrency: (code) =>
      jar.set(
        CURRENCY_COOKIE,
        `${CURRENCY_COOKIE}=${code}; Path=/; Secure; SameSite=Lax; Max-Age=${CURRENCY_COOKIE_DAYS * DAY}`,
      ),
    lines: () => [...jar.values()],
  }
}
