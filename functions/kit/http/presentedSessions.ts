import { hashOf, isToken } from '../../domain/identity/token.ts'
import { ENDED_SESSION_COOKIE, SESSION_COOKIE } from './cookies.ts'

const HASH = /^[0-9a-f]{64}$/

/** The hash of what a browser presents as its session, or undefined when that is no token of ours. */
export const sessionHash = (token: string | undefined): string | undefined =>
  token && isToken(token) ? hashOf(token) : undefined

/** The hashes of the sessions that end with a request: the one presented, and one that could not be ended before. */
export function presentedSessions(cookies: Record<string, string>): string[] {
  const ended = cookies[ENDED_SESSION_COOKIE]
  const hashes = [sessionHash(cookies[SESSION_COOKIE]), ended && HASH.test(ended) ? ended : undefined]
  return hashes.filter((hash) => hash !== undefined)
}
